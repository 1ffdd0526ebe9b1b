interface JpegAddress {
  readonly url: string;
  /** Call it once nothing shows the image. */
  readonly release: () => void;
}

/** An object URL for the bytes of a JPEG. */
export function jpegAddress(bytes: ArrayBuffer): JpegAddress {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  return { url, release: () => URL.revokeObjectURL(url) };
}
