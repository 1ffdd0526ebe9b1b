import type { SchemeColors } from '../business/facts';

/** The relative luminance of WCAG 2 of `#RRGGBB`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colors, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** A name, a color, and the color behind it. */
export type ColorPair = [name: string, color: string, ground: string];

/** Text on its background: each pair needs a contrast of 4.5. */
export function textPairs(colors: SchemeColors): ColorPair[] {
  const grounds = { ground: colors.ground, raised: colors.raised, band: colors.band };
  const texts = { text: colors.text, muted: colors.muted, accent: colors.accent };
  return [
    ...Object.entries(texts).flatMap(([textName, text]) =>
      Object.entries(grounds).map(([groundName, ground]): ColorPair => [
        `${textName} on ${groundName}`,
        text,
        ground,
      ]),
    ),
    ...Object.entries(colors.severity).flatMap(([name, color]): ColorPair[] => [
      [`severity ${name} on ground`, color, colors.ground],
      [`severity ${name} on raised`, color, colors.raised],
    ]),
    ...Object.entries(colors.status).map(([name, tone]): ColorPair => [
      `status ${name}`,
      tone.main,
      tone.ground,
    ]),
    ['primary on ground', colors.primary, colors.ground],
    ['primary on raised', colors.primary, colors.raised],
    ['button', colors.onPrimary, colors.primary],
    ['button hovered', colors.onPrimary, colors.primaryHover],
    ['accent button', colors.onAccent, colors.accent],
  ];
}

/** Outlines and large headings: each pair needs a contrast of 3. */
export function outlinePairs(colors: SchemeColors): ColorPair[] {
  return [
    ['field line', colors.fieldLine, colors.raised],
    ['focus ring', colors.accent, colors.ground],
    ['primary as a large heading on a band', colors.primary, colors.band],
  ];
}
