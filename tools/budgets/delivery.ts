import { brotliCompressSync, constants } from 'node:zlib';

const text = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;

/** Whether a CDN compresses this type; fonts and images are already compressed. */
export function isCompressible(contentType: string | undefined): boolean {
  return text.test(contentType ?? '');
}

/** Compresses as a CDN does for cached files: brotli at its highest quality. */
export function compressForDelivery(body: Buffer): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
