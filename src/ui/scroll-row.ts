/** Fades out the last pixels of a row that scrolls sideways, so that what is cut off shows that more follows. */
export const fadedEnd = (pixels: number) => ({
  maskImage: `linear-gradient(to left, transparent, #000 ${pixels}px)`,
});

/** The paddings of a row that scrolls sideways, in pixels. */
export const rowStart = 16;
export const rowEnd = 40;

/** Styles of a row that scrolls sideways. Where nothing follows, only its padding is under the fade. */
export const scrollRow = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: `${rowStart}px ${rowEnd}px`,
  scrollPaddingInline: `${rowStart}px ${rowEnd}px`,
  ...fadedEnd(rowEnd),
} as const;
