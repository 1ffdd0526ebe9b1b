import { describe, expect, test } from 'vitest';
import { blanksIn, blankOf, type BlankName } from '../report/blanks';
import { findingSchema } from '../report/finding';
import type { Measure } from '../report/measure';
import { findingOf } from '../report/testing/finding-of';
import { factoryFindings } from './factory-findings';
import { findingsSchema } from './library-schema';
import { openBlanks, withMeasure, withPicked, type FilledFinding } from './picked-finding';

const empty: FilledFinding = {
  footage: '',
  mainProblem: '',
  observation: '',
  recommendation: '',
  severity: '',
  proposedSeverity: '',
};

const sample = (name: BlankName): string => {
  const { kind, choices = [] } = blankOf(name);
  return {
    feet: '34',
    inches: '0.2',
    percent: '10',
    clock: '3',
    text: 'a toy car',
    choice: choices[0] ?? '',
  }[kind];
};

function filledWith(
  picked: FilledFinding,
  item: (typeof factoryFindings)[number],
  value: (name: BlankName) => Measure,
) {
  return openBlanks(picked).reduce<FilledFinding>(
    (finding, name) => withMeasure(finding, item, name, value(name)),
    picked,
  );
}

test('the trade’s findings can be stored like the owner’s', () => {
  expect(factoryFindings).toHaveLength(39);
  expect(() => findingsSchema.validateSync({ items: factoryFindings, order: [] })).not.toThrow();
});

describe.each(factoryFindings.map((item) => [item.title, item] as const))('%s', (_, item) => {
  test('fills the fields, is refused with its blanks, and is accepted once they are filled', () => {
    const picked = withPicked(empty, item);
    expect(picked).toMatchObject({
      mainProblem: item.problem,
      severity: item.severity,
      proposedSeverity: item.severity,
    });
    // `picked` is dropped, as by the form.
    const stored = ({ footage, ...fields }: FilledFinding) =>
      findingOf({ ...(fields as object), footage: footage === '' ? null : Number(footage) });
    expect(findingSchema.isValidSync(stored(picked))).toBe(openBlanks(picked).length === 0);
    for (const value of [sample, () => null]) {
      const filled = filledWith(picked, item, value);
      expect(openBlanks(filled)).toEqual([]);
      expect(findingSchema.validateSync(stored(filled))).toMatchObject({ severity: item.severity });
      expect(filled.observation).not.toMatch(/[[\]]|undefined/);
    }
  });

  test('measures what its thresholds compare', () => {
    const asked = blanksIn(item.observation);
    for (const { blank } of item.thresholds) expect(asked).toContain(blank);
  });
});
