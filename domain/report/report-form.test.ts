import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { usualService } from '../../tools/testing/usual-service';
import { photoPath } from './photo-path';
import { lacksRequired, newReportForm, reportFormSchema, type ReportForm } from './report-form';
import { reportLimits } from './report-limits';
import { defaultDisclaimers } from './report-options';
import { findingOf } from './testing/finding-of';

const complete: ReportForm = {
  ...newReportForm('2026-03-05'),
  clientName: 'Ann Lee',
  clientEmail: 'ann@example.com',
  propertyAddress: '12 Main St, Akron, OH 44606',
  summary: 'The line is in fair condition.',
};
const errors = (overrides: object) => fieldErrors(reportFormSchema, { ...complete, ...overrides });

test('a new report has only today’s date and the disclaimers', () => {
  const { inspectionDate, disclaimers, findings, films, ...blank } = newReportForm('2026-03-05');
  expect({ inspectionDate, disclaimers, findings, films }).toEqual({
    inspectionDate: '2026-03-05',
    disclaimers: defaultDisclaimers,
    findings: [],
    films: [],
  });
  expect(new Set(Object.values(blank))).toEqual(new Set(['', null]));
});

test('only five fields are required', () => {
  expect(errors({})).toEqual({});
  expect(Object.keys(errors(newReportForm(''))).sort()).toEqual([
    'clientEmail',
    'clientName',
    'inspectionDate',
    'propertyAddress',
    'summary',
  ]);
  expect(lacksRequired(complete)).toBe(false);
  expect(lacksRequired({ ...complete, summary: ' \n' })).toBe(true);
});

test('only a sewer scope has a sewer scope type', () => {
  const typed = { ...complete, sewerScopeType: usualService.title };
  const cast = (inspectionType: ReportForm['inspectionType']) =>
    reportFormSchema.cast({ ...typed, inspectionType }).sewerScopeType;
  expect(cast('Sewer Scope')).toBe(usualService.title);
  expect(cast('Standard Inspection')).toBe('');
});

describe('lengths', () => {
  test.each([
    ['62', 62],
    ['62.54', 62.5],
    ['', null],
    [0, 0],
  ])('%j is %j ft', (typed, feet) => {
    expect(reportFormSchema.cast({ ...complete, linearFootage: typed }).linearFootage).toBe(feet);
  });

  test.each(['abc', '-1', '1001', 'NaN', '1e9', '1e2', '0x22', '3 4'])('%j is refused', (linearFootage) => {
    expect(errors({ linearFootage })).toHaveProperty('linearFootage');
  });

  test('the main cannot be closer than the inspected length', () => {
    expect(errors({ linearFootage: 60, distanceToMain: 50 })).toHaveProperty('distanceToMain');
    expect(errors({ linearFootage: 60, distanceToMain: 60 })).toEqual({});
    expect(errors({ linearFootage: null, distanceToMain: 50 })).toEqual({});
  });
});

describe('bad input', () => {
  const finding = (fields: object) => errors({ findings: [{ ...findingOf(), ...fields }] });

  test('is reported at its field', () => {
    expect(finding({ estimatedCost: 'abc' })).toHaveProperty(['findings[0].estimatedCost']);
    expect(finding({ mainProblem: ' ' })).toHaveProperty(['findings[0].mainProblem']);
    expect(finding({ severity: 'urgent' })).toHaveProperty(['findings[0].severity']);
    expect(finding({ photos: ['signed-papers/b-1/agreement.pdf'] })).toHaveProperty([
      'findings[0].photos[0]',
    ]);
    expect(errors({ videoLink: 'javascript:alert(1)' })).toHaveProperty('videoLink');
  });

  test('is limited: findings, photos, and photos per finding', () => {
    const many = (count: number, fields: (index: number) => object = () => ({})) =>
      Array.from({ length: count }, (_, index) =>
        findingOf({ id: `finding-${index + 1000}`, ...fields(index) }),
      );
    const photos = (count: number, index = 0) =>
      Array.from({ length: count }, (_, photo) =>
        photoPath(`finding-${index + 1000}`, `photo-name-of-16-${photo + 100}`, 'jpg'),
      );
    expect(errors({ findings: many(200) })).toEqual({});
    expect(errors({ findings: many(201) })).toHaveProperty('findings');
    expect(errors({ findings: many(1, () => ({ photos: photos(21) })) })).toHaveProperty([
      'findings[0].photos',
    ]);
    expect(errors({ findings: many(16, (index) => ({ photos: photos(19, index) })) })).toHaveProperty(
      'findings',
    );
  });

  test('a summary of 20,000 characters with emoji is accepted in full, one more is refused', () => {
    const summary = '🐕'.repeat(reportLimits.summary);
    expect(reportFormSchema.validateSync({ ...complete, summary }).summary).toBe(summary);
    expect(errors({ summary: `${summary}x` }).summary).toMatch(/up to 20,000 characters/);
  });

  test('text larger than a record is refused with a message', () => {
    const findings = Array.from({ length: 100 }, (_, index) =>
      findingOf({ id: `finding-${index + 1000}`, observation: '🐕'.repeat(reportLimits.observation) }),
    );
    expect(Object.values(errors({ findings }))).toEqual([
      'The report has too much text to save. Shorten the observations.',
    ]);
  });

  test('two findings with one id are refused', () => {
    expect(errors({ findings: [findingOf(), findingOf()] })).toHaveProperty('findings');
  });
});
