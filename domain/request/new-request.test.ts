import { expect, test } from 'vitest';
import { usualService } from '../../tools/testing/usual-service';
import { changedServices, renamedService } from '../../tools/testing/changed-services';
import { factorySettings } from '../settings/factory-settings';
import { initialPrice } from '../settings/offered-services';
import type { RequestSubmission } from './request-submission';
import { defaultTime } from './preferred-time';
import type { Referral } from '../referral/referral';
import { requestOfForm, requestOfIntroduced, requestOfReferral } from './new-request';

const now = new Date('2026-03-05T18:00:00Z');
const form: RequestSubmission = {
  name: 'Dana Whitlock',
  email: 'dana@example.com',
  phone: '(312) 555-0147',
  address: '14 Elm St',
  service_type: '',
  scheduled_date: '',
  scheduled_time: '',
  total_price: undefined,
  special_instructions: '',
  report_for: undefined,
};

test('a form without date, time or service gets the defaults, flagged as flexible and never as a problem', () => {
  expect(requestOfForm(factorySettings, form, now)).toMatchObject({
    status: 'new',
    service_type: usualService.title,
    preferred_date: '2026-03-05',
    preferred_time: defaultTime,
    date_flexible: true,
    time_flexible: true,
    slot_problems: [],
    phone_e164: '+13125550147',
    quoted_price: null,
    referral_id: null,
  });
});

test('a date that passed while the form waited is flagged and stored', () => {
  const request = requestOfForm(
    factorySettings,
    { ...form, scheduled_date: '2026-03-04', scheduled_time: '10:00:00' },
    now,
  );
  expect(request).toMatchObject({ preferred_date: '2026-03-04', date_flexible: false, time_flexible: false });
  expect(request.slot_problems).toContain('date-past');
});

test.each([
  ['a window of the landing page', '10:00:00', 'buyer', '12:00'],
  ['a time of the contact form', '10:00:00', undefined, null],
  ['no time', '', 'buyer', null],
] as const)('%s stays what the client chose', (_what, scheduled_time, report_for, until) => {
  expect(requestOfForm(factorySettings, { ...form, scheduled_time, report_for }, now).preferred_until).toBe(
    until,
  );
});

test('the price is the server’s, beside the one that the page showed', () => {
  expect(requestOfForm(factorySettings, { ...form, total_price: 1 }, now)).toMatchObject({
    price: initialPrice(factorySettings.services, ''),
    quoted_price: 1,
  });
});

test('the price is that of the day, and a service’s former title gives way to the current one', () => {
  const services = changedServices({ ...renamedService, price: usualService.price + 20 });
  for (const service_type of ['', usualService.title, 'Renamed Scope'])
    expect(
      requestOfForm(
        { ...factorySettings, services },
        { ...form, service_type, total_price: usualService.price },
        now,
      ),
    ).toMatchObject({
      service_type: 'Renamed Scope',
      price: usualService.price + 20,
      quoted_price: usualService.price,
    });
});

test('a referral becomes a request of its client, with what the referrer wrote about the visit', () => {
  const referral: Referral = {
    id: 'r-1',
    referrer_name: 'Pat Agent',
    referrer_email: 'pat@example.com',
    referrer_phone: '(312) 555-0100',
    referrer_phone_e164: '+13125550100',
    referrer_company: '',
    referrer_kind: 'agent',
    preferred_reward: '',
    reward_amount: 0,
    device: '',
    client_name: form.name,
    client_email: form.email,
    client_phone: form.phone,
    client_address: form.address,
    client_agreed: true,
    service_needed: usualService.title,
    additional_notes: 'Company: Pat Realty',
    suitable_days: 'Any Tuesday',
    needed_by: '2026-03-12',
    access_notes: 'Lockbox by the side door',
    lead_id: null,
    booking_id: null,
    forms_booking_id: 'b-1',
    client_asked_at: null,
    progress: 'none',
    accepted_at: null,
    scheduled_at: null,
    completed_at: null,
    closed_at: null,
    declined_at: null,
    declined_by: null,
    origin: null,
    search_keys: [],
    created_at: '2026-03-01T00:00:00.000Z',
  };
  expect(requestOfReferral(factorySettings.services, referral, now)).toMatchObject({
    name: form.name,
    email: form.email,
    phone: form.phone,
    phone_e164: '+13125550147',
    address: form.address,
    special_instructions: 'Days that work: Any Tuesday\nAccess: Lockbox by the side door',
    date_flexible: true,
    time_flexible: true,
    referral_id: 'r-1',
    forms_booking_id: 'b-1',
    deadline: '2026-03-12',
  });
  const asked = { ...form, scheduled_date: '', scheduled_time: '' };
  const introduced = (deadline?: string) =>
    requestOfIntroduced(factorySettings, referral, { ...asked, deadline }, now).deadline;
  expect([introduced(), introduced('2026-03-10')]).toEqual(['2026-03-12', '2026-03-10']);
});
