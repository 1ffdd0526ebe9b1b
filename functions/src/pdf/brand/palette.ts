import { lightColors } from '@domain/brand/colors';
import type { Color } from '../layout/color';

function color(hex: string): Color {
  const part = (start: number) => Math.round((parseInt(hex.slice(start, start + 2), 16) / 255) * 1000) / 1000;
  return [part(1), part(3), part(5)];
}

const { text, muted, primary, ground, band, raised, severity } = lightColors;

/** The brand's light color scheme. */
export const palette = {
  ink: color(text),
  muted: color(muted),
  primary: color(primary),
  ground: color(ground),
  band: color(band),
  paper: color(raised),
  severity: {
    none: color(severity.none),
    low: color(severity.low),
    medium: color(severity.medium),
    high: color(severity.high),
  },
} as const;
