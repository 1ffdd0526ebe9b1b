import { collections } from '@domain/firestore/paths';
import { randomFrom } from '../drills/random';
import type { SeededRecord } from './seeded-record';
import { seededSeries } from './seeded-series';

/** Entries of the last 24 hours at any size: more than the first pages, so that the server must count. */
const aBusyDay = { entries: 120, windows: 60, clients: 80, mails: 30, auditEntries: 60 } as const;

const colleagues = ['colleague-1', 'colleague-2', 'colleague-3'] as const;

const clientOf = (index: number) => index.toString(16).padStart(32, '0');

/** Entries of the Security tab: form log, rate-limit windows, dead letters, and audit trails. */
export function* seededSecurity(seed: string, size: number, now: Date): Generator<SeededRecord> {
  const random = randomFrom(`${seed}/security`);
  const series = (kind: keyof typeof aBusyDay, share: number) =>
    seededSeries({ today: aBusyDay[kind], all: aBusyDay[kind] + Math.floor(size * share) }, now);

  for (const id of colleagues) {
    yield { collection: collections.admins, id, fields: { email: `${id}@example.com` } };
  }
  for (const { index, at } of series('entries', 1 / 4)) {
    const fields = logEntry(index, random.chance(0.05), at);
    yield { collection: collections.formSubmissionsLog, id: `log-${index}`, fields };
  }
  for (const { index, at } of series('windows', 1 / 8)) {
    const fields = rateWindow(index, random.chance(0.05), at);
    yield { collection: collections.rateLimits, id: `window-${index}`, fields };
  }
  for (const { index, at } of series('clients', 1 / 8)) {
    const fields = { client_ip: clientOf(index), last_submission_at: at };
    yield { collection: collections.formClients, id: clientOf(index), fields };
  }
  for (const { index, at } of series('mails', 1 / 1000)) {
    yield { collection: collections.mail, id: `mail-${index}`, fields: givenUpMail(index, at) };
  }
  for (const { index, at } of series('auditEntries', 1 / 4)) {
    yield { collection: collections.auditLog, id: `entry-${index}`, fields: auditEntry(index, at) };
  }
}

export function logEntry(index: number, suspicious: boolean, at: Date): object {
  return {
    form_type: 'booking',
    client_ip: clientOf(index),
    user_id: null,
    submitted_data: {
      name: suspicious ? 'Qwerty' : 'Dana Whitlock',
      email: `client-${index}@example.com`,
      special_instructions: '',
    },
    record: { collection: collections.leads, id: `lead-${index}` },
    suspicious,
    created_at: at,
  };
}

function rateWindow(index: number, violation: boolean, at: Date): object {
  return {
    form_type: 'booking',
    client_ip: clientOf(index),
    submission_count: violation ? 5 : 1,
    violation,
    window_start: at,
    created_at: at,
  };
}

export function givenUpMail(index: number, at: Date): object {
  return {
    kind: 'forms_reminder',
    subject: { collection: collections.bookings, id: `booking-${index}` },
    recipient_key: clientOf(index),
    state: 'DEAD',
    attempts: 12,
    next_attempt_at: at,
    lease_token: null,
    created_at: at,
    sent_at: null,
    last_error: 'provider:401',
    gave_up_at: at,
  };
}

export function auditEntry(index: number, at: Date): object {
  return {
    actor: { kind: 'admin', id: colleagues[index % colleagues.length] },
    action: 'marked',
    collection: collections.leads,
    record_id: `lead-${index}`,
    sequence: 1,
    fields: { status: clientOf(index) },
    values: { status: { before: 'new', after: 'contacted' } },
    at,
    previous_hash: null,
    hash: clientOf(index),
  };
}
