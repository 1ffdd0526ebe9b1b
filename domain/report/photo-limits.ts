/** What a photo may be, on the device and on the server. */
export const photoLimits = {
  /** Pixels of the longer side after downscaling. */
  longestSide: 2_048,
  /** Bytes of an upload. */
  bytes: 15 * 1024 * 1024,
  /** Pixels of an upload: a small file can hold a picture that fills the memory. */
  pixels: 50_000_000,
  /** Pixels of the longer side where photos are shown in rows. */
  previewSide: 640,
} as const;
