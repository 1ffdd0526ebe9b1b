import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Job } from '@domain/job/job';
import type { MailKind } from '@domain/mail/mail-state';
import type * as Compose from '../../functions/src/mail/compose-mail';
import type { MailDocument } from '../../functions/src/records/mail/mail-document';
import { buildJob } from '../../tools/testing/factories/build-job';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

// A business that charges for appointments that don't take place.
vi.mock('@domain/business/ending-charges', () => ({
  endingCharges: { cancelled_late: 50, no_show: 75, turned_away: 75, not_inspected: 40 },
}));

let db: Firestore;
let composeMail: typeof Compose.composeMail;
beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ composeMail } = await import('../../functions/src/mail/compose-mail'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

async function textOf(kind: MailKind, overrides: Partial<Job>): Promise<string> {
  const job = buildJob({ id: `charged-${randomUUID()}`, ...overrides });
  await db.collection('bookings').doc(job.id).set(toDocument(job));
  const subject = { collection: 'bookings', id: job.id };
  const mail = await composeMail([{ kind, subject } as unknown as MailDocument], new Date());
  return mail?.text.replace(/\s+/g, ' ') ?? '';
}

const cancellation = { reason: '', by: 'desk@example.com', at: '2026-01-05T17:00:00Z' };

it('the approval email says each charge beforehand', async () => {
  const text = await textOf('booking_approved', {});
  expect(text).toMatch(/If the inspection doesn’t take place/i);
  expect(text).toContain('If you cancel later, you owe $50.');
  expect(text).toContain('If we come and aren’t let in, you owe $75.');
  expect(text).toContain('you owe $40 instead of the price of the inspection.');
});

it.each(['booking_approved', 'appointment_confirmation', 'appointment_moved'] as const)(
  'the email %s says what a late cancellation costs, beside the way to cancel',
  async (kind) => {
    expect(await textOf(kind, {})).toContain(
      'Cancelling less than 24 hours before the appointment costs $50.',
    );
  },
);

it.each([
  ['inspection_not_done', 'no_show'],
  ['appointment_cancelled', 'cancelled_late'],
] as const)('the email %s about %s says what is owed and how to pay', async (kind, ending) => {
  const charged = { status: 'cancelled', ending, charge: 75, cancellation } as const;
  expect(await textOf(kind, charged)).toContain('There’s a $75 charge, as our terms say. To pay, call us at');
  expect(await textOf(kind, { ...charged, charge: 0 })).toContain('There’s no charge.');
});

it('a plain cancellation mentions no charge', async () => {
  expect(await textOf('appointment_cancelled', { status: 'cancelled', cancellation })).not.toContain('owe');
});
