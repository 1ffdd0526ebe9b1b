import { describe, expect, test } from 'vitest';
import type { SchemeColors } from '../business/facts';
import { darkColors, lightColors } from './colors';

/** The hue of a hex color, in degrees. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const sixth = most === r ? (g - b) / span : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return (sixth * 60 + 360) % 360;
}

/** From and to, in degrees. */
const hues: Record<keyof SchemeColors['status'], readonly [number, number]> = {
  completed: [120, 165],
  scheduled: [200, 230],
  pending: [42, 60],
  cancelled: [0, 12],
  in_progress: [18, 34],
};

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('status badges in the %s scheme', (_, { status }) => {
  test.each(Object.entries(hues))('%s has its own hue, as text and as background', (name, [from, to]) => {
    const { main, ground } = status[name as keyof typeof hues];
    for (const hue of [hueOf(main), hueOf(ground)]) {
      expect(hue).toBeGreaterThanOrEqual(from);
      expect(hue).toBeLessThanOrEqual(to);
    }
  });
});
