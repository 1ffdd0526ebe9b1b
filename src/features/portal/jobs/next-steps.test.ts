import { expect, test } from 'vitest';
import type { PortalJob } from '@domain/portal/portal-calls';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { usualService } from '../../../../tools/testing/usual-service';
import { nextSteps } from './next-steps';

const allIn = { agreement_signed: true, media_release_signed: true, questionnaire_completed: true };
const job = (changes: Partial<PortalJob> = {}): PortalJob => ({
  id: 'booking-1',
  service_type: usualService.title,
  scheduled_date: '2026-03-05',
  scheduled_time: '10:00',
  scheduled_until: null,
  status: 'scheduled',
  total_price: 149,
  special_instructions: '',
  property_address: '12 Main St',
  imported: false,
  forms_status: { ...allIn, agreement_signed: false, media_release_signed: false },
  report_created: false,
  payment_state: 'unpaid',
  payable: 0,
  ending: null,
  owed: '',
  key: 'abc',
  fixed: null,
  report_url: null,
  signedDocuments: [],
  signed_as: null,
  receipt: false,
  receipt_voided: false,
  outdated_documents: [],
  open_difference: 0,
  ...changes,
});
const linksOf = (changes: Partial<PortalJob>) =>
  nextSteps(factorySettings, job(changes)).links.map(({ href }) => href);

test('shows missing forms and the link to reschedule, with the client’s key', () => {
  expect(linksOf({})).toEqual([
    '/inspection-agreement?booking=abc',
    '/media-release?booking=abc',
    '/appointment?booking=abc',
  ]);
  expect(nextSteps(factorySettings, job()).sentences[0]).toBe(
    'We need two forms from you before the inspection.',
  );
});

test('without a key, or too late, shows the number to call', () => {
  expect(linksOf({ key: null })).toEqual([]);
  expect(nextSteps(factorySettings, job({ key: null })).sentences.join(' ')).toContain(
    phoneOf(factorySettings.contact).display,
  );
  expect(linksOf({ fixed: 'too-late', forms_status: allIn })).toEqual([]);
});

test('a pending booking has its forms and no appointment to change', () => {
  expect(linksOf({ status: 'pending', fixed: 'not-scheduled', forms_status: allIn })).toEqual([]);
});

test('a report is paid for first, then viewed', () => {
  const done = { status: 'completed', fixed: 'done', key: null, report_created: true } as const;
  const url = 'https://example.com/report/abc';
  const labels = (changes: Partial<PortalJob>) =>
    nextSteps(factorySettings, job({ ...done, report_url: url, ...changes })).links.map(({ label }) => label);
  expect(labels({})).toEqual(['Pay and view the report']);
  expect(labels({ payment_state: 'waived' })).toEqual(['View Report']);
  expect(labels({ report_url: null })).toEqual([]);
  expect(nextSteps(factorySettings, job({ ...done, report_created: false })).links).toEqual([]);
});

test('after a visit without an inspection, says what happened and what is owed', () => {
  const ended = {
    status: 'cancelled',
    ending: 'no_show',
    owed: 'There’s no charge.',
    key: null,
  } as const;
  expect(nextSteps(factorySettings, job(ended)).sentences).toEqual([
    'We came for your inspection, but nobody was there to let us in. There’s no charge.',
  ]);
  expect(nextSteps(factorySettings, job({ ...ended, ending: null, owed: '' })).sentences).toEqual([
    'This appointment was cancelled. There’s no charge.',
  ]);
});

test('after a cancellation, another inspection can be booked', () => {
  expect(linksOf({ status: 'cancelled', key: null })).toEqual(['/#booking']);
});

test('a job can be paid for before its report, where that is possible online', () => {
  const hrefs = (changes: Partial<PortalJob>) =>
    nextSteps(factorySettings, job(changes)).links.map(({ href }) => href);
  expect(hrefs({ payable: 149 })).toContain('/report/pay/abc');
  expect(hrefs({ payable: 149, status: 'in_progress' })).toContain('/report/pay/abc');
  expect(hrefs({ payable: 149, key: null }).join()).not.toContain('/report/pay/');
  expect(hrefs({ payable: 0 }).join()).not.toContain('/report/pay/');
});
