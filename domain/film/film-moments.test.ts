import { expect, test } from 'vitest';
import { findingOf } from '../report/testing/finding-of';
import { filmMoments, momentName } from './film-moments';

const film = 'film-0123456789abcdef';
const found = (videoTime: string, footage: number | null = null, of: string | undefined = film) =>
  findingOf({ videoTime, footage, mainProblem: `At ${videoTime}`, film: of });

test('are those of one film, in order, with their numbers in the report', () => {
  const findings = [found('2:05', 34), found('', 40), found('0:42', 12), found('0:50', 9, 'film-other')];
  expect(filmMoments(findings, film)).toEqual([
    { number: 3, seconds: 42, until: 48, feet: 12, problem: 'At 0:42' },
    { number: 1, seconds: 125, until: 131, feet: 34, problem: 'At 2:05' },
  ]);
  // A time of the video link is none of a film's.
  expect(filmMoments([findingOf({ videoTime: '0:42' })], film)).toEqual([]);
});

test('end when the next begins; two at one second share it', () => {
  const shown = filmMoments([found('0:14'), found('0:10'), found('0:10')], film);
  expect(shown.map(({ number, seconds, until }) => [number, seconds, until])).toEqual([
    [2, 10, 14],
    [3, 10, 14],
    [1, 14, 20],
  ]);
});

test('are named with number and footage', () => {
  expect(filmMoments([found('0:42', 12.5), found('0:50')], film).map(momentName)).toEqual([
    '1. At 0:42, 12.5 ft',
    '2. At 0:50',
  ]);
});
