import { expect, test } from 'vitest';
import { trustedJson } from '../../tools/trusted-json';
import { usualService } from '../../tools/testing/usual-service';
import { newReportForm, reportFormSchema } from './report-form';
import { toReportForm, toReportRecord } from './report-record';
import { findingOf } from './testing/finding-of';

const form = reportFormSchema.validateSync({
  ...newReportForm('2026-03-05'),
  clientName: 'Ann Lee 🐕',
  clientEmail: 'Ann@Example.com',
  propertyAddress: '12 Main St, Akron, OH 44606',
  inspectionType: 'Sewer Scope',
  sewerScopeType: usualService.title,
  linearFootage: '62',
  summary: 'Two places need work.',
  recommendations: 'Get both quoted.',
  findings: [
    findingOf({ id: 'finding-0001', severity: 'none', mainProblem: 'Clean' }),
    findingOf({ id: 'finding-0002', severity: 'medium', footage: 12, estimatedCost: '$900' }),
    findingOf({ id: 'finding-0003', severity: 'high', footage: 40, recommendation: 'Replace 6 ft.' }),
  ],
});

test('a report is stored under the fields of requirement G-10', () => {
  const record = toReportRecord(form);
  expect(Object.keys(record).sort()).toEqual([
    'client_email',
    'findings',
    'inspection_type',
    'inspector_notes',
    'recommendations',
    'report_date',
    'sewer_scope_type',
    'summary',
  ]);
  expect(JSON.parse(record.findings)).toMatchObject({
    clientName: 'Ann Lee 🐕',
    clientEmail: 'ann@example.com',
    linearFootage: 62,
  });
});

test('its recommendations are the repairs, most urgent first, and the inspector’s text', () => {
  const { text, priorities } = trustedJson<{
    text: string;
    priorities: object[];
  }>(toReportRecord(form).recommendations);
  expect(text).toBe('Get both quoted.');
  expect(priorities).toEqual([
    {
      severity: 'high',
      footage: 40,
      problem: 'Offset joint',
      recommendation: 'Replace 6 ft.',
      estimatedCost: '',
    },
    { severity: 'medium', footage: 12, problem: 'Offset joint', recommendation: '', estimatedCost: '$900' },
  ]);
});

test('its findings are stored worst first, and everything else as it was entered', () => {
  const [clean, medium, high] = form.findings;
  expect(toReportForm(toReportRecord(form))).toEqual({ ...form, findings: [high, medium, clean] });
});
