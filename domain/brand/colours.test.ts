import { describe, expect, it } from 'vitest';
import { darkColours, lightColours, type SchemeColours } from './colours';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function textPairs(colours: SchemeColours): [string, string, string][] {
  const grounds = { ground: colours.ground, raised: colours.raised, band: colours.band };
  const texts = { text: colours.text, muted: colours.muted, teal: colours.teal };
  return [
    ...Object.entries(texts).flatMap(([textName, text]) =>
      Object.entries(grounds).map(([groundName, ground]): [string, string, string] => [
        `${textName} on ${groundName}`,
        text,
        ground,
      ]),
    ),
    ...Object.entries(colours.severity).flatMap(([name, colour]): [string, string, string][] => [
      [`severity ${name} on ground`, colour, colours.ground],
      [`severity ${name} on raised`, colour, colours.raised],
    ]),
    ...Object.entries(colours.status).map(([name, tone]): [string, string, string] => [
      `status ${name}`,
      tone.main,
      tone.ground,
    ]),
    ['clay on ground', colours.clay, colours.ground],
    ['clay on raised', colours.clay, colours.raised],
    ['button', colours.onClay, colours.clay],
    ['button hovered', colours.onClay, colours.clayHover],
    ['teal button', colours.onTeal, colours.teal],
  ];
}

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s scheme', (_, colours) => {
  it.each(textPairs(colours))('%s meets AA', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['field line', colours.fieldLine, colours.raised],
    ['focus ring', colours.teal, colours.ground],
    ['clay as a large heading on a band', colours.clay, colours.band],
  ])('%s contrasts with its background', (_name, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
