import { expect, test } from 'vitest';
import type { Instant } from '../firestore/instant';
import type { LastMail } from '../mail/requested-mail';
import { usualService } from '../../tools/testing/usual-service';
import { jobRecord } from './job-record';
import {
  changesMailbox,
  fieldsToReplace,
  newJob,
  orderedDeadline,
  orderedFields,
  takenOverJob,
  type JobOrder,
} from './ordered-job';

const client = {
  name: 'Dana Whitlock',
  email: 'dana.whitlock@example.com',
  phone: '(312) 555-0117',
  address: '482 E Ridgeline Dr, Niles, OH 44070',
};
const order: JobOrder = {
  status: 'scheduled',
  client,
  service_type: usualService.title,
  special_instructions: 'Gate code 1',
  deadline: '2026-03-09',
  scheduled_date: '2026-03-05',
  scheduled_time: '10:00',
  scheduled_until: null,
  inspector_id: null,
  total_price: 149,
  lead_id: 'lead-1',
  referral_id: null,
};
const moment = (iso: string): Instant => ({
  toDate: () => new Date(iso),
  toMillis: () => Date.parse(iso),
});
const at = moment('2026-03-01T17:00:00Z');
const linkEnd = moment('2026-04-05T17:00:00Z');
const formsMail: LastMail<Instant> = { mail_id: 'mail-1', state: 'waiting', at, reason: null };
const fields = orderedFields(order, { customerId: 'c-1', propertyId: 'p-1', linkEnd });

test('an order links the customer, copies the client and can be searched for', () => {
  expect(fields).toMatchObject({
    customer_id: 'c-1',
    customer: client,
    status: 'scheduled',
    scheduled_date: '2026-03-05',
    lead_id: 'lead-1',
    forms_link: { state: 'active', expires_at: linkEnd },
  });
  expect(fields.search_keys).toContain('whitlock');
  expect(fields).not.toHaveProperty('client');
});

test.each([
  ['what the office entered', '2026-03-10', '2026-03-10'],
  ['none, if the office removed it', '', null],
  ['what the client gave', undefined, '2026-03-09'],
])('the deadline is %s', (_what, entered, deadline) => {
  expect(orderedDeadline(entered, '2026-03-09', { deadline: '2026-03-08' })).toBe(deadline);
});

test('the deadline of a pending job stays where the client gave none', () => {
  expect(orderedDeadline(undefined, null, { deadline: '2026-03-08' })).toBe('2026-03-08');
  expect(orderedDeadline(undefined, null, undefined)).toBeNull();
});

test('a new job has every field of its record, so that none of them is a default', () => {
  const job = newJob(fields, { at, formsMail, overlap: null });
  expect(jobRecord.read('b-1', job)).toEqual(job);
  expect(job).toMatchObject({
    ...fields,
    workflow_status: 'forms_pending',
    payment_state: 'unpaid',
    created_at: at,
  });
});

test('a job that is taken over keeps its forms, and is agreed now', () => {
  const changed = takenOverJob(fields, { at, formsMail, overlap: null });
  expect(changed).toEqual({
    ...fields,
    accepted_at: at,
    agreed_at: at,
    forms_mail: formsMail,
    confirmed_overlap: null,
  });
});

test('only an accepted job has a time of acceptance', () => {
  expect(newJob(fields, { at, formsMail, overlap: null }).accepted_at).toBe(at);
  const ahead = orderedFields(
    { ...order, status: 'pending' },
    { customerId: 'c-1', propertyId: 'p-1', linkEnd },
  );
  expect(newJob(ahead, { at, formsMail, overlap: null }).accepted_at).toBeNull();
  expect(takenOverJob(ahead, { at, formsMail, overlap: null }).accepted_at).toBeNull();
});

test('what a take-over replaces can be put back to the letter', () => {
  const pending = orderedFields(
    { ...order, status: 'pending', scheduled_date: '2026-03-08', lead_id: null },
    { customerId: 'c-0', propertyId: 'p-0', linkEnd: at },
  );
  const before = newJob(pending, { at, formsMail: null, overlap: null });
  const after = { ...before, ...takenOverJob(fields, { at, formsMail, overlap: null }) };
  expect({ ...after, ...fieldsToReplace(before) }).toEqual(before);
});

test('the old link ends if the taken job was sent to another mailbox', () => {
  expect(changesMailbox({ customer: client }, { ...client, email: ' DANA.whitlock@example.com' })).toBe(
    false,
  );
  expect(changesMailbox({ customer: client }, { ...client, email: 'dana@example.org' })).toBe(true);
});
