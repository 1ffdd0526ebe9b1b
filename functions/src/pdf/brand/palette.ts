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
  severity: {
    none: colour('#2A6E45'),
    low: colour('#5E6B12'),
    medium: colour('#8F5200'),
    high: colour('#A61B1B'),
  },
} as const;
