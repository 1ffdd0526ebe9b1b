import { contrast, outlinePairs, textPairs, type ColorPair } from '@domain/brand/contrast';
import { stateColors } from '@domain/brand/state-colors';
import type { Brand } from '@domain/business/facts';

type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;
const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

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

/** The color itself, or the nearest darker one in which text can be read on the light pages. */
export const readableOnLight = (hex: string): string =>
  readableOn(hex, [lightGround.ground, lightGround.raised, lightGround.band], '#000000');

/** Both schemes from a business's two colors, each made darker or lighter until text in it can be read. */
export function paletteFrom(mainColor: string, secondColor: string): Omit<Brand, 'fonts'> {
  const onDark = (hex: string) =>
    readableOn(hex, [darkGround.ground, darkGround.raised, darkGround.band], '#FFFFFF', 7);
  const [main, second] = [readableOnLight(mainColor), readableOnLight(secondColor)];
  const [mainOnDark, secondOnDark] = [onDark(mainColor), onDark(secondColor)];
  return {
    light: {
      ...lightGround,
      primary: main,
      primaryHover: mixed(main, '#000000', 0.25),
      onPrimary: '#FFFFFF',
      accent: second,
      accentHover: mixed(second, '#000000', 0.25),
      onAccent: '#FFFFFF',
      shadow: '0 12px 32px -8px rgb(20 30 40 / 0.24)',
    },
    dark: {
      ...darkGround,
      primary: mainOnDark,
      primaryHover: mixed(mainOnDark, '#FFFFFF', 0.35),
      onPrimary: '#101418',
      accent: secondOnDark,
      accentHover: mixed(secondOnDark, '#FFFFFF', 0.35),
      onAccent: '#101418',
      shadow: '0 12px 32px -8px rgb(0 0 0 / 0.6)',
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
export function iconFrom({ dark, mark }: Pick<Brand, 'dark' | 'mark'>): string {
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
export function unreadable(brand: Pick<Brand, 'light' | 'dark'>): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colors = { ...brand[scheme], ...stateColors[scheme] };
    const below = (pairs: readonly ColorPair[], least: number) =>
      pairs
        .filter(([, color, ground]) => contrast(color, ground) < least)
        .map(
          ([name, color, ground]) =>
            `${scheme}: ${name} has ${contrast(color, ground).toFixed(2)} of ${least}`,
        );
    return [...below(textPairs(colors), 4.5), ...below(outlinePairs(colors), 3)];
  });
}
