import { expect, test } from 'vitest';
import { bytesInWords, timeLeft } from './film-words';

test.each([
  [900, '1 kB'],
  [114_300_000, '114 MB'],
  [999_900_000, '1.0 GB'],
  [1_840_000_000, '1.8 GB'],
])('%i bytes are %s', (bytes, words) => expect(bytesInWords(bytes)).toBe(words));

test.each([
  [20, 'less than a minute left'],
  [350, 'about 6 min left'],
  [3600, 'about 1 h left'],
  [4800, 'about 1 h 20 min left'],
])('%i seconds: %s', (seconds, words) => expect(timeLeft(seconds)).toBe(words));
