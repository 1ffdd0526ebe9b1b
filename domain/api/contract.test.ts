import { describe, expect, test } from 'vitest';
import { callPath, ownDeployments } from './call-path';
import { contract, type CallName } from './contract';

const calls = Object.entries(contract) as [CallName, (typeof contract)[CallName]][];
const schemas = await Promise.all(
  calls.map(async ([name, { request }]) => ({ name, schema: await request() })),
);

test('the names of requirement D-02 are kept to the letter, each with a deployment of its own', () => {
  const specified = [
    'secure-form-submission',
    'generate-legal-pdf',
    'send-workflow-email',
    'send-followup-questionnaire',
    'send-report-notification',
    'resend-report-direct',
  ];
  expect([...ownDeployments]).toEqual(specified);
  expect(specified.map(callPath)).toEqual(specified);
  expect(Object.keys(contract)).toEqual(expect.arrayContaining(specified));
});

test('every other call’s path is its service and its name there, and no two share one', () => {
  const paths = calls.map(([name]) => callPath(name));
  expect(new Set(paths).size).toBe(calls.length);
  expect(callPath('office-job-cancel')).toBe('office/job-cancel');
  const services = paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0]);
  expect([...new Set(services)].toSorted()).toEqual(['client', 'office', 'portal']);
  expect(services.length + ownDeployments.length).toBe(calls.length);
});

test('public calls are the forms and what a client link or a signed file gives access to', () => {
  expect(calls.filter(([, call]) => call.access === 'public').map(([name]) => name)).toEqual([
    'secure-form-submission',
    'client-referral-submit',
    'client-questionnaire-submit',
    'client-followup-submit',
    'client-introduction-submit',
    'client-introduction-open',
    'client-forms-open',
    'client-questionnaire-view',
    'client-document-preview',
    'client-document-open',
    'generate-legal-pdf',
    'client-document-verify',
    'client-fault-report',
    'client-referral-track',
    'client-reward-choose',
    'client-push-subscribe',
    'client-push-unsubscribe',
    'client-appointment-open',
    'client-appointment-slots',
    'client-appointment-move',
    'client-appointment-cancel',
    'client-account-open',
    'client-password-set',
    'client-password-request',
    'portal-code-request',
    'portal-code-redeem',
    'portal-reports-open',
    'portal-reports-file',
  ]);
});

test('customer calls are what the portal shows and shares', () => {
  expect(calls.filter(([, call]) => call.access === 'customer').map(([name]) => name)).toEqual([
    'portal-open',
    'portal-file-open',
    'portal-sessions-end',
    'portal-share-create',
    'portal-share-revoke',
  ]);
});

test('referrer calls are what the list of their referrals shows', () => {
  expect(calls.filter(([, call]) => call.access === 'referrer').map(([name]) => name)).toEqual([
    'portal-referrals-open',
    'portal-statement-open',
    'portal-statement-file',
    'portal-referrals-leave',
  ]);
});

test('what begins a session is called after the password alone', () => {
  expect(calls.filter(([, call]) => call.access === 'account').map(([name]) => name)).toEqual([
    'office-session-begin',
    'office-factor-begin',
    'office-factor-confirm',
  ]);
});

describe.each(calls)('%s', (name, call) => {
  test('has a name of words joined by dashes', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/);
  });

  test.each([undefined, null, [], 'text', 0])('refuses %j', async (body) => {
    expect((await call.request()).isValidSync(body)).toBe(false);
  });
});

test('only a call about the caller or the whole office takes no parameters', () => {
  const withoutFields = schemas.filter(({ schema }) => schema.isValidSync({}));
  expect(withoutFields.map(({ name }) => name)).toEqual([
    'office-feed-open',
    'office-account-read',
    'office-factor-begin',
    'office-team-read',
    'office-settings-read',
    'office-settings-publish',
    'office-library-read',
  ]);
});

test('a call without an idempotency key only reads or is safe to repeat', () => {
  const withoutKey = schemas.filter(({ schema }) => !('idempotencyKey' in schema.fields));
  expect(withoutKey.map(({ name }) => name)).toEqual([
    'client-introduction-open',
    'client-forms-open',
    'client-questionnaire-view',
    'client-document-preview',
    'client-document-open',
    'generate-legal-pdf',
    'client-document-verify',
    'client-fault-report',
    'client-referral-track',
    'client-push-subscribe',
    'client-push-unsubscribe',
    'client-appointment-open',
    'client-appointment-slots',
    'client-account-open',
    'portal-reports-open',
    'portal-reports-file',
    'portal-open',
    'portal-file-open',
    'portal-referrals-open',
    'portal-statement-open',
    'portal-statement-file',
    'office-job-find',
    'send-report-notification',
    'resend-report-direct',
    'office-document-open',
    'office-report-open',
    'office-earlier-reports',
    'office-photo-confirm',
    'office-photo-view',
    'office-property-films',
    'office-film-confirm',
    'office-film-view',
    'office-ledger-export',
    'send-workflow-email',
    'send-followup-questionnaire',
    'office-feed-open',
    'office-person-find',
    'office-import-check',
    'office-import-rows',
    'office-import-undo',
    'office-contact-read',
    'office-account-read',
    'office-factor-begin',
    'office-team-read',
    'office-calendar-refresh',
    'office-settings-read',
    'office-settings-version',
    'office-settings-publish',
    'office-library-read',
    'office-email-preview',
    'office-email-test',
  ]);
});
