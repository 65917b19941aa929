#pragma once
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/channel_layout.h>
#include <libavutil/imgutils.h>
#include <libavutil/log.h>
#include <libavutil/murmur3.h>
#include <libavutil/opt.h>
#include <libavutil/pixdesc.h>
#include <libswresample/swresample.h>
#include <libswscale/swscale.h>

// What Swift's importer drops: function-like macros and compound constants.
static const int inb_error_eof = AVERROR_EOF;
static const int inb_error_again = AVERROR(EAGAIN);
static const int inb_error_external = AVERROR_EXTERNAL;
static const int64_t inb_no_pts = AV_NOPTS_VALUE;
static inline uint8_t **inb_frame_data(AVFrame *frame) { return frame->data; }
static inline int *inb_frame_linesize(AVFrame *frame) { return frame->linesize; }
