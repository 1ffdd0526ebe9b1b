import { describe, expect, it } from 'vitest';
import { darkColors, lightColors } from './colors';
import { contrast, outlinePairs, textPairs } from './contrast';

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the %s scheme', (_, colors) => {
  it.each(textPairs(colors))('%s meets AA', (_name, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(outlinePairs(colors))('%s contrasts with its background', (_name, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
