import encodeQR from 'qr';

/** A QR code: rows of modules from its upper left corner, true for dark. Readers need four light ones around it. */
export type QrCode = readonly (readonly boolean[])[];

/** Dark modules beside each other in a row. */
export interface DarkRun {
  /** In modules from the upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Readable with 15 per cent of it smudged. */
export function qrCode(text: string): QrCode {
  return encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
}

/** A code as few rectangles. */
export function darkRuns(code: QrCode): DarkRun[] {
  return code.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [{ x, y, length: (end === -1 ? row.length : end) - x }];
    }),
  );
}
