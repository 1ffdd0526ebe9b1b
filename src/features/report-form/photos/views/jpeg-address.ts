interface JpegAddress {
  readonly url: string;
  /** Once nothing shows it any more. */
  readonly release: () => void;
}

/** An address of this page's own for the bytes of a JPEG. */
export function jpegAddress(bytes: ArrayBuffer): JpegAddress {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  return { url, release: () => URL.revokeObjectURL(url) };
}
