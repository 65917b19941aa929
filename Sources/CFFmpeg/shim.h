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
static const int inb_error_invalid = AVERROR_INVALIDDATA;
static const int inb_error_no_stream = AVERROR_STREAM_NOT_FOUND;
static const int64_t inb_no_pts = AV_NOPTS_VALUE;
static inline uint8_t **inb_frame_data(AVFrame *frame) { return frame->data; }
static inline int *inb_frame_linesize(AVFrame *frame) { return frame->linesize; }
static inline uint8_t **inb_frame_channels(AVFrame *frame) { return frame->extended_data; }

/// Adds a chapter, which the context frees with itself; returns 0, or an error code.
static inline int inb_add_chapter(AVFormatContext *context, int64_t id, AVRational time_base,
                                  int64_t start, int64_t end, const char *title) {
  AVChapter *chapter = av_mallocz(sizeof *chapter);
  AVChapter **chapters =
      av_realloc_array(context->chapters, context->nb_chapters + 1, sizeof *chapters);
  if (chapters) context->chapters = chapters;
  if (!chapter || !chapters) {
    av_free(chapter);
    return AVERROR(ENOMEM);
  }
  chapter->id = id;
  chapter->time_base = time_base;
  chapter->start = start;
  chapter->end = end;
  av_dict_set(&chapter->metadata, "title", title, 0);
  chapters[context->nb_chapters++] = chapter;
  return 0;
}

/// `swr_convert`, whose qualifiers of the input differ between versions.
static inline int inb_swr_convert(SwrContext *context, uint8_t **output, int room, uint8_t **input,
                                  int count) {
  return swr_convert(context, output, room, (const uint8_t **)input, count);
}
