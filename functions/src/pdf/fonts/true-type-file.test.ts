import fontkit from '@pdf-lib/fontkit';
import { expect, test } from 'vitest';
import { faceNames, loadFaces } from './load-faces';

test.each(faceNames)('a subset of the %s font draws each glyph as the full font does', async (name) => {
  const { font, file } = (await loadFaces())[name];
  // Accented letters are composed of other glyphs, which must be included.
  const ids = [
    0,
    ...[...'Sewer Åéñçž 0142 “quoted”'].map((one) => font.glyphForCodePoint(one.codePointAt(0) ?? 0).id),
  ];
  const subset = fontkit.create(file.subset(ids));
  expect(subset.numGlyphs).toBeLessThan(60);
  ids.forEach((id, index) => {
    const [whole, cut] = [font.getGlyph(id), subset.getGlyph(index)];
    expect(cut.path.toSVG()).toBe(whole.path.toSVG());
    expect(cut.advanceWidth).toBe(whole.advanceWidth);
  });
});
