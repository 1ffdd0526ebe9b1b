import type { Brand, SchemeColors } from '@domain/business/facts';

type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r, g, b] = channelsOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colors, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (hex: string, other: string, share: number) => {
  const [from, to] = [channelsOf(hex), channelsOf(other)];
  return hexOf(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
};

/** The color nearest to `hex`, mixed with `toward`, that has this contrast with every one of `grounds`. */
export function readableOn(hex: string, grounds: readonly string[], toward: string, ratio = 4.6): string {
  for (let share = 0; share < 1; share += 0.02) {
    const color = mixed(hex, toward, share);
    if (grounds.every((ground) => contrast(color, ground) >= ratio)) return color;
  }
  return toward;
}

const lightGround = {
  ground: '#F6F7F8',
  raised: '#FFFFFF',
  band: '#E2E6EA',
  hairline: '#D2D8DE',
  fieldLine: '#727F8B',
  text: '#17212B',
  muted: '#4F5C68',
} as const;

const darkGround = {
  ground: '#11161C',
  raised: '#1A212A',
  band: '#161C24',
  hairline: '#313B47',
  fieldLine: '#7A8794',
  text: '#EFF2F5',
  muted: '#ABB6C1',
} as const;

/** Severities and states mean the same in every business, so their hues stay. */
const lightStates: Pick<SchemeColors, 'severity' | 'status'> = {
  severity: { none: '#2A6E45', low: '#5E6B12', medium: '#8F5200', high: '#A61B1B' },
  status: {
    completed: { main: '#1F5F39', ground: '#DDEFE3' },
    scheduled: { main: '#1E4F86', ground: '#DFEAF6' },
    pending: { main: '#6A5000', ground: '#FAEFC0' },
    cancelled: { main: '#981B1B', ground: '#FBE2DF' },
    in_progress: { main: '#8A4100', ground: '#FCE5CF' },
  },
};
const darkStates: Pick<SchemeColors, 'severity' | 'status'> = {
  severity: { none: '#7FCB9B', low: '#C3CF6A', medium: '#F2B35E', high: '#FF9A90' },
  status: {
    completed: { main: '#8FD6AA', ground: '#163829' },
    scheduled: { main: '#A3C9F3', ground: '#1B3450' },
    pending: { main: '#EBD07A', ground: '#3A3214' },
    cancelled: { main: '#FFABA2', ground: '#45211F' },
    in_progress: { main: '#F8B680', ground: '#43291A' },
  },
};

/** Both schemes from a business's two colors, each made darker or lighter until text in it can be read. */
export function paletteFrom(mainColor: string, secondColor: string): Brand {
  const onLight = (hex: string) =>
    readableOn(hex, [lightGround.ground, lightGround.raised, lightGround.band], '#000000');
  const onDark = (hex: string) =>
    readableOn(hex, [darkGround.ground, darkGround.raised, darkGround.band], '#FFFFFF', 7);
  const [main, second] = [onLight(mainColor), onLight(secondColor)];
  const [mainOnDark, secondOnDark] = [onDark(mainColor), onDark(secondColor)];
  return {
    light: {
      ...lightGround,
      clay: main,
      clayHover: mixed(main, '#000000', 0.25),
      onClay: '#FFFFFF',
      teal: second,
      tealHover: mixed(second, '#000000', 0.25),
      onTeal: '#FFFFFF',
      shadow: '0 12px 32px -8px rgb(20 30 40 / 0.24)',
      ...lightStates,
    },
    dark: {
      ...darkGround,
      clay: mainOnDark,
      clayHover: mixed(mainOnDark, '#FFFFFF', 0.35),
      onClay: '#101418',
      teal: secondOnDark,
      tealHover: mixed(secondOnDark, '#FFFFFF', 0.35),
      onTeal: '#101418',
      shadow: '0 12px 32px -8px rgb(0 0 0 / 0.6)',
      ...darkStates,
    },
    mark: [
      { cy: 16, r: 15, fill: main },
      { cy: 16, r: 11, fill: mainOnDark },
      { cy: 15.5, r: 7.2, fill: second },
      { cy: 15, r: 3.4, fill: darkGround.ground },
    ],
  };
}

/** The app's icon: the mark on a dark ground, within the safe zone of a maskable icon. */
export function iconFrom({ dark, mark }: Brand): string {
  const circles = mark.map(
    ({ cy, r, fill }) =>
      `  <circle cx="256" cy="${Math.round(256 + ((cy - 16) / 15) * 200)}" r="${Math.round((r / 15) * 200)}" fill="${fill}" />`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <!-- Everything is within the middle 80%, the safe zone of a maskable icon. -->
  <path id="ground" fill="${dark.ground}" d="M0 0h512v512H0z" />
${circles.join('\n')}
</svg>
`;
}

/** Pairs of the palette that can't be read, in words; empty for none. */
export function unreadable(brand: Brand): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colors = brand[scheme];
    const pairs: (readonly [string, string, string, number])[] = [
      ...(['text', 'muted', 'teal', 'clay'] as const).flatMap((name) =>
        (['ground', 'raised'] as const).map(
          (ground) => [`${name} on ${ground}`, colors[name], colors[ground], 4.5] as const,
        ),
      ),
      ['text on the main button', colors.onClay, colors.clay, 4.5],
      ['text on the second button', colors.onTeal, colors.teal, 4.5],
      ['the outline of a field', colors.fieldLine, colors.raised, 3],
    ];
    return pairs
      .filter(([, a, b, least]) => contrast(a, b) < least)
      .map(([name, a, b, least]) => `${scheme}: ${name} has ${contrast(a, b).toFixed(2)} of ${least}`);
  });
}
