import { expect, test } from 'vitest';
import { newReportForm } from '@domain/report/report-form';
import { factorySettings } from '@domain/settings/factory-settings';
import { buildJob } from '../../../tools/testing/factories/build-job';
import {
  newFinding,
  newReportValues,
  reportValuesOfJob,
  toReportValues,
  withLaterFields,
  type ReportValues,
} from './report-values';
import { validateReport } from './validate-report';

const today = '2026-05-04';
const begun = newReportValues(factorySettings.services, today);
const written: ReportValues = {
  fields: {
    ...begun.fields,
    clientName: 'Ann Lee',
    clientEmail: 'ann@example.com',
    propertyAddress: '12 Main St, Akron, OH 44606',
    linearFootage: '62.5',
    summary: 'In order. 🙂'.repeat(10),
  },
  findings: [
    {
      ...newFinding('finding-0001'),
      footage: ' 34 ',
      mainProblem: 'Offset joint',
      severity: 'high',
      estimatedCost: '2,500',
    },
  ],
};

test('the input becomes the report that is sent', () => {
  const verdict = validateReport(written, 'job', today);
  if (verdict.state !== 'valid') throw new Error(JSON.stringify(verdict));
  expect(verdict.report).toMatchObject({ linearFootage: 62.5, distanceToMain: null, inspectionDate: today });
  expect(verdict.report.findings[0]).toMatchObject({ footage: 34, estimatedCost: '$2,500' });
  expect('amendment' in verdict.report).toBe(false);
});

test('a report is unchanged after storing and reading it', () => {
  const form = { ...newReportForm(today), linearFootage: 62.5 };
  expect(toReportValues(factorySettings.services, form).fields).toMatchObject({
    linearFootage: '62.5',
    distanceToMain: '',
  });
});

test('missing values are reported at their fields, including findings', () => {
  const verdict = validateReport({ ...begun, findings: [newFinding('finding-0001')] }, 'job', today);
  if (verdict.state !== 'invalid') throw new Error('it has nothing in it');
  expect(verdict.lacksRequired).toBe(true);
  expect(Object.keys(verdict.fields).sort()).toEqual([
    'clientEmail',
    'clientName',
    'propertyAddress',
    'summary',
  ]);
  expect(Object.keys(verdict.findings['finding-0001'] ?? {}).sort()).toEqual(['mainProblem', 'severity']);
});

test.each([
  ['estimatedCost', 'abc'],
  ['footage', 'far'],
  ['videoTime', 'later'],
])('a finding whose %s is "%s" shows an error', (field, text) => {
  const findings = written.findings.map((finding) => ({ ...finding, [field]: text }));
  const verdict = validateReport({ ...written, findings }, 'job', today);
  expect(verdict).toMatchObject({ state: 'invalid', lacksRequired: false });
  expect(Object.keys((verdict.state === 'invalid' && verdict.findings['finding-0001']) || {})).toEqual([
    field,
  ]);
});

test('a script is not a video link', () => {
  const verdict = validateReport(
    { ...written, fields: { ...written.fields, videoLink: 'javascript:alert(1)' } },
    'job',
    today,
  );
  expect(verdict).toMatchObject({ fields: { videoLink: 'Enter a web address that begins with https://.' } });
});

test('an amendment must say what it changes', () => {
  expect(validateReport(written, 'amendment', today)).toMatchObject({
    state: 'invalid',
    fields: { amendment: 'Describe what this version changes.' },
  });
  const amended = { ...written, fields: { ...written.fields, amendment: 'The cost was too low.' } };
  expect(validateReport(amended, 'amendment', today).state).toBe('valid');
});

test('too many findings are an error of the report, not of a finding', () => {
  const findings = Array.from({ length: 201 }, (_, index) => ({
    ...newFinding(`finding-${String(index).padStart(4, '0')}`),
    mainProblem: 'Crack',
    severity: 'low' as const,
  }));
  expect(validateReport({ ...written, findings }, 'job', today)).toMatchObject({
    state: 'invalid',
    findings: {},
    general: ['A report can have 200 findings at most.'],
  });
});

test('a report from the future is refused at its date, and one from today is not', () => {
  const dated = (inspectionDate: string) =>
    validateReport({ ...written, fields: { ...written.fields, inspectionDate } }, 'job', today);
  expect(dated('2026-05-05')).toMatchObject({
    state: 'invalid',
    fields: { inspectionDate: 'The inspection can’t be in the future. Choose today or an earlier date.' },
  });
  expect(dated(today).state).toBe('valid');
});

test('the report of a job that was done early begins with today', () => {
  const job = buildJob({ scheduled_date: '2026-05-06' });
  expect(reportValuesOfJob(factorySettings.services, job, today).fields.inspectionDate).toBe(today);
  expect(
    reportValuesOfJob(factorySettings.services, { ...job, scheduled_date: '2026-05-01' }, today).fields
      .inspectionDate,
  ).toBe('2026-05-01');
});

test('a blank that is left open and a lowered severity without a reason keep the report from being sent', () => {
  const [finding] = written.findings;
  if (!finding) throw new Error('there is one');
  const verdict = validateReport(
    {
      ...written,
      fields: { ...written.fields, summary: 'Water stands [depth] deep.' },
      findings: [
        { ...finding, observation: 'Deepest water: [depth].', severity: 'low', proposedSeverity: 'high' },
      ],
    },
    'job',
    today,
  );
  expect(verdict).toMatchObject({
    state: 'invalid',
    fields: { summary: 'Fill in [depth], or choose Could not be measured.' },
    findings: {
      'finding-0001': {
        observation: 'Fill in [depth], or choose Could not be measured.',
        severityReason: 'Say why the severity is lower than proposed.',
      },
    },
  });
});

test('a draft from before the library reads as one that took nothing from it', () => {
  const { direction, endReached, ...fields } = written.fields;
  const { proposedSeverity, severityReason, ...finding } = written.findings[0] ?? newFinding('finding-0001');
  const before = { fields, findings: [finding] } as unknown as ReportValues;
  expect([direction, endReached, proposedSeverity, severityReason]).toEqual(['', '', '', '']);
  expect(withLaterFields(factorySettings.services, before)).toEqual(written);
});
