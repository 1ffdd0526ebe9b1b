import { lightColours } from '@domain/brand/colours';
import type { Colour } from '../layout/colour';

function colour(hex: string): Colour {
  const part = (start: number) => Math.round((parseInt(hex.slice(start, start + 2), 16) / 255) * 1000) / 1000;
  return [part(1), part(3), part(5)];
}

const { text, muted, clay, ground, band, raised, severity } = lightColours;

/** The brand's light color scheme. */
export const palette = {
  ink: colour(text),
  muted: colour(muted),
  clay: colour(clay),
  ground: colour(ground),
  band: colour(band),
  paper: colour(raised),
  severity: {
    none: colour(severity.none),
    low: colour(severity.low),
    medium: colour(severity.medium),
    high: colour(severity.high),
  },
} as const;
