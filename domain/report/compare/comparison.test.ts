import { describe, expect, test } from 'vitest';
import { trustedJson } from '../../../tools/trusted-json';
import { newReportForm, reportFormSchema } from '../report-form';
import { toReportForm, toReportRecord } from '../report-record';
import { findingOf } from '../testing/finding-of';
import { comparisonSchema, type Comparison } from './comparison';
import { isComparison } from './comparison-guard';
import { comparisonOf, rowOf } from './testing/comparison-of';

const whole = comparisonOf({
  offset: -2.5,
  rows: [
    rowOf(
      { outcome: 'repaired-with-defects', findingId: 'finding-0001' },
      { history: [{ date: '2024-03-05', footage: null, severity: 'low' }] },
    ),
    rowOf({ outcome: 'not-visible', videoTime: '3:10' }, { id: 'earlier-0002', footage: null }),
  ],
});

const form = {
  ...newReportForm('2026-03-05'),
  clientName: 'Dana Whitlock',
  clientEmail: 'dana@example.com',
  propertyAddress: '482 E Ridgeline Dr',
  summary: 'The repair holds up.',
  findings: [findingOf()],
};

const errorsOf = (comparison: Partial<Comparison>) => {
  try {
    reportFormSchema.validateSync(
      { ...form, comparison: { ...whole, ...comparison } },
      { abortEarly: false },
    );
    return [];
  } catch (error) {
    return (error as { readonly errors: readonly string[] }).errors;
  }
};

describe('a comparison', () => {
  test('is checked as it is, and read as it was stored', () => {
    expect(comparisonSchema.validateSync(whole)).toEqual(whole);
    expect(isComparison(structuredClone(whole))).toBe(true);
  });

  test('knows from which end each camera came', () => {
    const mirrored = { ...whole, direction: 'upstream', mirrored: 80 } as const;
    expect(comparisonSchema.validateSync(mirrored)).toEqual(mirrored);
    const report = reportFormSchema.validateSync({ ...form, comparison: mirrored });
    expect(toReportForm(toReportRecord(report)).comparison).toEqual(mirrored);
    expect(isComparison({ ...whole, mirrored: '80' })).toBe(false);
    expect(isComparison({ ...whole, direction: 'sideways' })).toBe(false);
    for (const wrong of [0, -3, 100_000])
      expect(errorsOf({ mirrored: wrong })).toEqual(['Enter the length of the line in feet, like 80.']);
  });

  test('is stored with its report’s findings, and read again', () => {
    const report = reportFormSchema.validateSync({ ...form, comparison: whole });
    expect(toReportForm(toReportRecord(report)).comparison).toEqual(whole);
  });

  test('of a report from before there were any is none', () => {
    const record = toReportRecord(reportFormSchema.validateSync(form));
    const { comparison, ...before } = trustedJson<Record<string, unknown>>(record.findings);
    expect(comparison).toBeNull();
    expect(toReportForm({ ...record, findings: JSON.stringify(before) }).comparison).toBeNull();
  });

  test.each([
    ['two rows for one finding', { rows: [rowOf(), rowOf()] }, 'An earlier finding is compared twice.'],
    [
      'one finding for two rows',
      {
        rows: [
          rowOf({ findingId: 'finding-0001' }),
          rowOf({ findingId: 'finding-0001' }, { id: 'earlier-0002' }),
        ],
      },
      'A finding stands for two earlier ones.',
    ],
    [
      'a finding that isn’t in the report',
      { rows: [rowOf({ findingId: 'finding-0009' })] },
      'The comparison names a finding that isn’t in the report.',
    ],
    [
      'an outcome of the other kind',
      { rows: [rowOf({ outcome: 'grown', findingId: 'finding-0001' })] },
      'Choose what became of it.',
    ],
    [
      'a finding that is still there and isn’t named',
      { rows: [rowOf({ outcome: 'not-repaired' })] },
      'Choose today’s finding for it, or add it.',
    ],
    ['a far offset', { offset: 201 }, 'The offset can be 200 ft at most.'],
  ])('with %s is refused', (_, change, sentence) => {
    expect(errorsOf(change)).toEqual([sentence]);
  });
});
