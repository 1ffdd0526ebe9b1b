import { expect, test } from 'vitest';
import type { FilmMoment } from './film-moments';
import { captionsOf, chaptersOf } from './film-tracks';

const moments: FilmMoment[] = [
  { number: 2, seconds: 42, until: 48, feet: 12, problem: 'Roots at a joint' },
  { number: 1, seconds: 3725, until: 3731, feet: null, problem: 'Pipe <3 in\n\n--> & more' },
];

test('captions name each finding while it is on the screen', () => {
  expect(captionsOf(moments)).toBe(
    [
      'WEBVTT',
      '',
      '00:00:42.000 --> 00:00:48.000',
      '2. Roots at a joint, 12 ft',
      '',
      '01:02:05.000 --> 01:02:11.000',
      '1. Pipe &lt;3 in --&gt; &amp; more',
      '',
    ].join('\n'),
  );
});

test('chapters follow each other to the end', () => {
  expect(chaptersOf(moments).match(/.* --> .*/g)).toEqual([
    '00:00:42.000 --> 01:02:05.000',
    '01:02:05.000 --> 100:00:00.000',
  ]);
  expect(chaptersOf([])).toBe('WEBVTT\n');
});
