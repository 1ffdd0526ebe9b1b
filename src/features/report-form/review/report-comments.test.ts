import { expect, test } from 'vitest';
import { newReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { commentsOn, notesAt } from './report-comments';
import { reviewedFinding, reviewedParts } from './reviewed-fields';

const comments = [
  { findingId: '', field: 'summary', text: 'Say where the joint is.' },
  { findingId: '', field: 'summary', text: 'Shorter.' },
  { findingId: 'finding-0001', field: 'severity', text: 'Medium, I think.' },
];

test('each field has the comments on it, and a finding those of its own', () => {
  expect(notesAt(comments, '')).toEqual({ summary: 'The office: Say where the joint is.\nShorter.' });
  expect(notesAt(comments, 'finding-0001')).toEqual({ severity: 'The office: Medium, I think.' });
  expect(notesAt(comments, 'finding-0002')).toEqual({});
  expect(commentsOn(comments, 'finding-0001')).toBe(1);
});

test('a reviewer reads values in words, and what wasn’t filled in as empty', () => {
  const form = {
    ...newReportForm('2026-03-05'),
    clientName: 'Ann Lee',
    entryPoint: 'roof-vent' as const,
    linearFootage: 62,
  };
  const values = Object.fromEntries(
    reviewedParts(form).flatMap(({ fields }) => fields.map(({ label, value }) => [label, value])),
  );
  expect(values).toMatchObject({
    'Client Name': 'Ann Lee',
    'Inspection Date': 'Thursday, March 5, 2026',
    'Entry Point': 'Roof vent',
    'Linear Footage': '62 ft',
    'Distance to the Main': '',
    Summary: '',
  });
  const finding = Object.fromEntries(
    reviewedFinding(findingOf({ footage: 34, severity: 'high' })).map(({ label, value }) => [label, value]),
  );
  expect(finding).toMatchObject({ Footage: '34 ft', Severity: 'High', Photos: '', Observation: '' });
});
