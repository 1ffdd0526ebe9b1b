interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in pixels of a picture scaled down to a longer side of at most `side`. Never enlarges. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
