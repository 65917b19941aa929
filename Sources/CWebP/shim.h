#pragma once
#include <webp/demux.h>

// What Swift's importer drops: functions that exist only inline.
static inline int inb_webp_decoder_options(WebPAnimDecoderOptions *options) {
  return WebPAnimDecoderOptionsInit(options);
}
static inline WebPAnimDecoder *inb_webp_decoder(const WebPData *data, const WebPAnimDecoderOptions *options) {
  return WebPAnimDecoderNew(data, options);
}
