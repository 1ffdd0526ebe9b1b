/** Fades out the last pixels of a row that scrolls sideways, so that what is cut off shows that more follows. */
export const fadedEnd = (pixels: number) => ({
  maskImage: `linear-gradient(to left, transparent, #000 ${pixels}px)`,
});

const [start, end] = [16, 40];

/** Styles of a row that scrolls sideways. Where nothing follows, only its padding is under the fade. */
export const scrollRow = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInline: `${start}px ${end}px`,
  scrollPaddingInline: `${start}px ${end}px`,
  ...fadedEnd(end),
} as const;
