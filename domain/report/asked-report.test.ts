import { expect, it } from 'vitest';
import { canonicalJson } from '../idempotency/canonical-json';
import { askedReport } from './asked-report';
import { comparisonOf } from './compare/testing/comparison-of';
import { newReportForm, reportFormSchema } from './report-form';
import { findingOf } from './testing/finding-of';

const form = {
  ...newReportForm('2026-03-03'),
  clientName: 'Dana Whitlock',
  clientEmail: 'dana@example.com',
  propertyAddress: '482 E Ridgeline Dr',
  summary: 'Clear to the main.',
  findings: [findingOf()],
};

it('a report from a version without the later fields is recognized when it is sent again', () => {
  const { direction, endReached, films, comparison, ...before } = form;
  const { proposedSeverity, severityReason, ...finding } = findingOf();
  expect([direction, endReached, films, comparison]).toEqual(['', '', [], null]);
  expect([proposedSeverity, severityReason]).toEqual(['', '']);
  const sent = { ...before, findings: [finding] };
  expect(canonicalJson(askedReport(reportFormSchema.cast(sent)))).toBe(canonicalJson(sent));
});

it.each([
  ['direction', { ...form, direction: 'downstream' as const }],
  ['end', { ...form, endReached: 'no' as const }],
  ['film', { ...form, films: [{ id: 'film-0123456789abcdef', label: 'Upstream' }] }],
  ['comparison', { ...form, comparison: comparisonOf() }],
  ['reason', { ...form, findings: [findingOf({ severityReason: 'A hairline in old clay.' })] }],
])('a report with another %s is another request', (_, other) => {
  expect(canonicalJson(askedReport(other))).not.toBe(canonicalJson(askedReport(form)));
});
