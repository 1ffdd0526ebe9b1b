import { describe, expect, test } from 'vitest';
import { blankProblem, blanksIn, withBlankFilled } from './blanks';
import { figureOf, measuredFigure, measureWords } from './measure';

describe('blanks in a text', () => {
  test('are known words in brackets, however they are written, each once', () => {
    expect(blanksIn('From [from] to [ TO ], [depth] and [depth].')).toEqual(['from', 'to', 'depth']);
    expect(blanksIn('As stated [sic], [depth in] and (depth).')).toEqual([]);
  });

  test('are filled wherever they stand', () => {
    expect(withBlankFilled('[Depth] here, [depth] there, [to] left.', 'depth', '1.5 in')).toBe(
      '1.5 in here, 1.5 in there, [to] left.',
    );
  });

  test('keep a text from being sent', () => {
    expect(blankProblem('Deepest water: [depth].')).toBe('Fill in [depth], or choose Could not be measured.');
    expect(blankProblem('Deepest water: 1 in.')).toBeUndefined();
  });
});

describe('measured values', () => {
  test.each([
    ['footage', '34.5', '34.5 ft'],
    ['footage', '34 ft', '34 ft'],
    ['footage', '34.', '34 ft'],
    ['lip', '1/4', '1/4 in'],
    ['lip', '1 1/4"', '1 1/4 in'],
    ['depth', '.5', '0.5 in'],
    ['percent', '30 %', '30%'],
    ['clock', '3', '3 o’clock'],
    ['clock', '9-3', '9 to 3 o’clock'],
    ['clock', '9 to 3 o’clock', '9 to 3 o’clock'],
    ['camera', 'cannot pass', 'cannot pass'],
    ['what', ' a  toy car ', 'a toy car'],
  ] as const)('%s %j becomes %j', (name, typed, words) => {
    expect(measureWords(name, typed)).toBe(words);
  });

  test.each([
    ['footage', ''],
    ['footage', '1,000.5'],
    ['footage', '1001'],
    ['footage', '-3'],
    ['percent', '101'],
    ['lip', '1/0'],
    ['clock', '13'],
    ['clock', '0'],
    ['camera', 'maybe'],
    ['what', 'a [depth]'],
    ['what', ' '],
  ] as const)('%s takes no %j', (name, typed) => {
    expect(measureWords(name, typed)).toBeNull();
  });

  test('what could not be measured fills any blank', () => {
    expect(measureWords('depth', null)).toBe('could not be measured');
    expect(measureWords('to', null)).toBe('a point that could not be measured');
    expect(measureWords('what', null)).toBe('could not be determined');
  });

  test('are compared as numbers', () => {
    expect(figureOf('1 1/4')).toBe(1.25);
    expect(measuredFigure('depth', '1.5"')).toBe(1.5);
    expect(measuredFigure('depth', null)).toBeNaN();
    expect(measuredFigure('clock', '3')).toBeNaN();
  });
});
