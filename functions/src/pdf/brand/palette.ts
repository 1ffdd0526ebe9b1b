import type { Colour } from '../layout/colour';

function colour(hex: string): Colour {
  const part = (start: number) => Math.round((parseInt(hex.slice(start, start + 2), 16) / 255) * 1000) / 1000;
  return [part(1), part(3), part(5)];
}

/** The identity's light scheme. */
export const palette = {
  ink: colour('#14232D'),
  muted: colour('#55646E'),
  clay: colour('#A8481F'),
  ground: colour('#FAF6EF'),
  band: colour('#E9DFD0'),
  paper: colour('#FFFFFF'),
} as const;
