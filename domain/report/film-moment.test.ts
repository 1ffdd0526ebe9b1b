import { expect, test } from 'vitest';
import { filmMoment } from './film-moment';

const [up, down] = ['film-0123456789abcdef', 'film-fedcba9876543210'];
const finding = { film: up, videoTime: '2:10', footage: 34 };
const films = (...labels: readonly string[]) =>
  labels.map((label, index) => ({ id: index === 0 ? up : down, label }));

test.each([
  [['Upstream', 'Downstream'], 'At 2:10 in the upstream video, 34 ft'],
  [['Upstream 2', 'Upstream'], 'At 2:10 in the upstream video 2, 34 ft'],
  [['Kitchen', ''], 'At 2:10 in the video “Kitchen”, 34 ft'],
  [['', ''], 'At 2:10 in video 1, 34 ft'],
  [[''], 'At 2:10 in the video, 34 ft'],
])('names the film among %j', (labels, words) => {
  expect(filmMoment(finding, films(...labels))).toBe(words);
});

test('leaves out a footage that isn’t known', () => {
  expect(filmMoment({ ...finding, footage: null }, films('Upstream'))).toBe('At 2:10 in the upstream video');
});

test('is none of the video link’s, of another report’s film, or without a time', () => {
  expect(filmMoment({ ...finding, film: undefined }, films('Upstream'))).toBeNull();
  expect(filmMoment({ ...finding, film: 'film-of-another-report' }, films('Upstream'))).toBeNull();
  expect(filmMoment({ ...finding, videoTime: '' }, films('Upstream'))).toBeNull();
});
