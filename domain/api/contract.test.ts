import { describe, expect, test } from 'vitest';
import { contract, type CallName } from './contract';

const calls = Object.entries(contract) as [CallName, (typeof contract)[CallName]][];

test('no two calls share a name', () => {
  const names = calls.map(([, call]) => call.name);
  expect(new Set(names).size).toBe(names.length);
});

test('the names of requirement D-02 are kept to the letter', () => {
  expect(contract.submitForm.name).toBe('secure-form-submission');
  expect(contract.generateLegalPdf.name).toBe('generate-legal-pdf');
  expect(contract.sendWorkflowEmail.name).toBe('send-workflow-email');
  expect(contract.sendReport.name).toBe('send-report-notification');
  expect(contract.resendReport.name).toBe('resend-report-direct');
  expect(contract.sendFollowUp.name).toBe('send-followup-questionnaire');
});

test('public calls are the forms and what a client link or a signed file gives access to', () => {
  expect(calls.filter(([, call]) => call.access === 'public').map(([name]) => name)).toEqual([
    'submitForm',
    'submitReferral',
    'submitQuestionnaire',
    'submitFollowUp',
    'openForms',
    'viewQuestionnaire',
    'previewPaper',
    'openPaper',
    'generateLegalPdf',
    'verifyPaper',
    'reportFault',
    'trackReferrals',
    'openAppointment',
    'openSlots',
    'moveAppointment',
    'cancelAppointment',
    'requestLoginCode',
    'redeemLoginCode',
    'openReports',
    'openReportsFile',
  ]);
});

test('customer calls are what the portal shows and shares', () => {
  expect(calls.filter(([, call]) => call.access === 'customer').map(([name]) => name)).toEqual([
    'openPortal',
    'openPortalFile',
    'endSessions',
    'createShare',
    'revokeShare',
  ]);
});

describe.each(calls)('%s', (_name, call) => {
  test('has a name that can be deployed: words joined by dashes', () => {
    expect(call.name).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });

  test.each([undefined, null, [], 'text', 0])('refuses %j', (body) => {
    expect(call.request.isValidSync(body)).toBe(false);
  });
});

test('only a call about the caller takes no parameters', () => {
  const withoutFields = calls.filter(([, { request }]) => request.isValidSync({}));
  expect(withoutFields.map(([name]) => name)).toEqual(['openFeed']);
});

test('a call without an idempotency key only reads or is safe to repeat', () => {
  const withoutKey = calls.filter(([, { request }]) => !('idempotencyKey' in request.fields));
  expect(withoutKey.map(([name]) => name)).toEqual([
    'openForms',
    'viewQuestionnaire',
    'previewPaper',
    'openPaper',
    'generateLegalPdf',
    'verifyPaper',
    'reportFault',
    'trackReferrals',
    'openAppointment',
    'openSlots',
    'openReports',
    'openReportsFile',
    'openPortal',
    'openPortalFile',
    'sendReport',
    'resendReport',
    'openReport',
    'confirmPhoto',
    'viewPhotos',
    'sendWorkflowEmail',
    'sendFollowUp',
    'openFeed',
    'findPerson',
  ]);
});
