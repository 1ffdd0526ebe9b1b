import { expect, test } from 'vitest';
import { findingOfPhoto, photoPath } from './photo-path';

const finding = 'finding-0001';
const name = 'V1StGXR8_Z5jdHi6B-myT';

test('a photo’s path contains its finding', () => {
  expect(findingOfPhoto(photoPath(finding, name, 'jpg'))).toBe(finding);
});

test.each([
  `inspection-photos/${finding}/${name}.svg`,
  `inspection-photos/${finding}/../${name}.jpg`,
  `inspection-photos/${finding}/${name}.jpg/x`,
  `signed-papers/${finding}/${name}.jpg`,
  `inspection-photos/short/${name}.jpg`,
  `/inspection-photos/${finding}/${name}.jpg`,
  `https://example.com/inspection-photos/${finding}/${name}.jpg`,
  '',
])('%s is not a report photo', (path) => {
  expect(findingOfPhoto(path)).toBeNull();
});
