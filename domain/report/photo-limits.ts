/** Limits of a photo, on the device and on the server. */
export const photoLimits = {
  /** Pixels of the longer side after downscaling. */
  longestSide: 2_048,
  /** Bytes per upload. */
  bytes: 15 * 1024 * 1024,
  /** Pixels per upload: a small file can decode to a picture that exhausts memory. */
  pixels: 50_000_000,
  /** Pixels of the longer side of previews. */
  previewSide: 640,
} as const;
