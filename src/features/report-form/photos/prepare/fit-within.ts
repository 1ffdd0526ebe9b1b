interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture whose longer side is `side` at most: never larger than it is. Pixels. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
