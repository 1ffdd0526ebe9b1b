import { describe, expect, test } from 'vitest';
import { decideBlock, decideCondition } from './decide-condition';

const ERROR = '(null.x == 1)';

describe('an error', () => {
  test.each([
    [`true || ${ERROR}`, true],
    [`${ERROR} || true`, true],
    [`false || ${ERROR}`, false],
    [`${ERROR} || false`, false],
    [`!(false && ${ERROR})`, true],
    [`!(${ERROR} && false)`, true],
    [`!(true && ${ERROR})`, false],
    [`!(${ERROR} && true)`, false],
    [`!${ERROR}`, false],
    [`${ERROR} ? true : true`, false],
    [`true ? true : ${ERROR}`, true],
    [`${ERROR} == ${ERROR}`, false],
    ["'a' || true", true],
    ["false || 'a'", false],
    ["!('a' && false)", true],
    ["'a' && true", false],
    ["'a'", false],
    ['null', false],
    ['1', false],
  ])('%s: %s', (condition, permit) => {
    expect(decideCondition(condition).permit).toBe(permit);
  });

  test('is reported with its position, and only for a denial', () => {
    const { errors } = decideCondition('true &&\n  null.x == 1');
    expect(errors.map(({ message, at }) => ({ message, at }))).toEqual([
      { message: 'A null has no property x', at: { line: 4, column: 8 } },
    ]);
    expect(decideCondition(`${ERROR} || true`).errors).toEqual([]);
  });

  test('in one allow does not affect the others', () => {
    const rules = (condition: string) =>
      decideBlock(`match /{folder}/{file} { allow get: if ${ERROR}; allow get: if ${condition}; }`).permit;
    expect(rules('true')).toBe(true);
    expect(rules('false')).toBe(false);
  });
});
