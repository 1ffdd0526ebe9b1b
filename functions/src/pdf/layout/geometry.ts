/** US Letter, in points; the origin is the lower left corner. */
export const page = { width: 612, height: 792 } as const;

/** The text area. */
export const body = { left: 88, right: 540, top: 722, bottom: 78 } as const;

export const bodyWidth = body.right - body.left;
