import { expect, test } from 'vitest';
import { business } from '../business/business';
import { dueMails } from '../job/due-mails';
import { lastWeekBegin } from '../office/last-week';
import { calendarDateIn } from '../time/calendar-date';
import { importedJob, importedReferral } from './imported-records';
import type { JobRow } from './read-row';

const now = new Date('2026-11-23T18:00:00Z');
const making = {
  at: (moment: Date) => moment.toISOString(),
  by: 'desk@example.com',
  origin: { import_id: 'i-1', row: 4 },
};
const row: JobRow = {
  clientName: 'Dana Whitlock',
  clientEmail: 'dana@example.com',
  clientPhone: '',
  address: '482 E Ridgeline Dr',
  date: calendarDateIn(business.timeZone, now),
  time: '',
  service: 'Chimney sweep',
  price: 120,
  status: 'completed',
  payment: '',
  paidOn: '',
  note: 'Lockbox 4711 at the door',
};
const made = (changes: Partial<JobRow> = {}) =>
  importedJob({ ...row, ...changes }, { customerId: 'c-1', propertyId: 'p-1' }, making);

test('a past job is over, without link, forms, emails or door codes, and says where it is from', () => {
  expect(made()).toMatchObject({
    status: 'completed',
    completed_at: null,
    forms_link: null,
    forms_mail: null,
    report_mail: null,
    referral_id: null,
    codes_erased: true,
    special_instructions: 'Lockbox •••• at the door',
    origin: { import_id: 'i-1', row: 4 },
  });
  expect(made().search_keys).toContain('dana@example.com');
});

test('even one of today is not among the jobs booked or cancelled this week', () => {
  const begin = lastWeekBegin(business.timeZone, now).getTime();
  expect(Date.parse(made().created_at)).toBeLessThan(begin);
  expect(Date.parse(made({ status: 'cancelled' }).cancellation?.at ?? '')).toBeLessThan(begin);
});

test('an imported payment is stored as given; without one, nothing is owed', () => {
  const paid = made({ payment: 'paid', paidOn: '2025-03-09' });
  expect(paid).toMatchObject({ payment_state: 'paid', payment: { amount: 120, by: 'desk@example.com' } });
  expect(paid.payment?.at.slice(0, 10)).toBe('2025-03-09');
  expect(made()).toMatchObject({ payment_state: 'waived', payment: { amount: 0, method: '' } });
  expect(made({ payment: 'unpaid' })).toMatchObject({ payment_state: 'unpaid', payment: null });
  expect(made({ status: 'cancelled' })).toMatchObject({ payment_state: 'unpaid', charge: 0, ending: null });
});

test('no email about an imported job is ever due', () => {
  const upcoming = {
    ...made(),
    status: 'scheduled',
    scheduled_date: '2026-11-25',
    agreed_at: '2026-11-01T00:00:00Z',
  } as const;
  expect(dueMails({ ...upcoming, origin: null }, business.timeZone, now)).toHaveLength(1);
  expect(dueMails(upcoming, business.timeZone, now)).toEqual([]);
});

test('an imported referral is finished and belongs to no job, so that it earns nothing', () => {
  const referral = importedReferral(
    {
      ...row,
      referrerName: 'Marcus',
      referrerEmail: 'marcus@example.com',
      referrerPhone: '(385) 555-0164',
      company: 'Oye',
      outcome: 'completed',
    },
    making,
  );
  expect(referral).toMatchObject({
    progress: 'completed',
    booking_id: null,
    device: '',
    client_agreed: false,
    referrer_phone_e164: '+13855550164',
    origin: { row: 4 },
  });
  expect(referral.search_keys).toContain('marcus@example.com');
  expect(made({ payment: 'paid' }).referral_id).toBeNull();
});
