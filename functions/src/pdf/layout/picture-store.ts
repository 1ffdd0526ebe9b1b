import type { PDFContext, PDFRef } from 'pdf-lib';

/** A JPEG in sRGB, as encoded by the server; its bytes are embedded unchanged. */
export interface Picture {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The pictures of one document; each is embedded once, however often it is drawn. */
export class PictureStore {
  private readonly names = new Map<Picture, string>();

  /** @returns its name in a page's resources. */
  nameOf(picture: Picture): string {
    const known = this.names.get(picture);
    if (known !== undefined) return known;
    const name = `Im${this.names.size}`;
    this.names.set(picture, name);
    return name;
  }

  /** Null for none. */
  embed(context: PDFContext): Record<string, PDFRef> | null {
    if (this.names.size === 0) return null;
    return Object.fromEntries(
      [...this.names].map(([{ bytes, width, height }, name]) => [
        name,
        context.register(
          context.stream(bytes, {
            Type: 'XObject',
            Subtype: 'Image',
            Width: width,
            Height: height,
            BitsPerComponent: 8,
            ColorSpace: 'DeviceRGB',
            Filter: 'DCTDecode',
          }),
        ),
      ]),
    );
  }
}
