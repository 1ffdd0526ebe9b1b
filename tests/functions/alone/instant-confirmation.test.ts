import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { openWindows } from '@domain/hours/open-windows';
import { timeTaken } from '@domain/request/asked-time';
import { instantConfirmation } from '@domain/request/confirmed-at-once';
import { factorySettings } from '@domain/settings/factory-settings';
import { addDays } from '@domain/time/calendar-date';
import { buildIntroducedSubmission } from '../../../tools/testing/factories/build-introduced-submission';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { usualService } from '../../../tools/testing/usual-service';
import { db } from '../support/admin-sdk';
import { callUntilTaken, requestCall } from '../support/call';
import { freeDay } from '../support/free-day';
import { mailTo } from '../support/mailbox';
import { mailKindsAbout } from '../support/mail-kinds';
import { newEmail } from '../support/new-contact';
import { officeOf, type Office } from '../support/office';
import { introductionKeyOf, newReferral, submitReferral } from '../support/referral';
import { signIn, type SignedIn } from '../support/sign-in';
import { stored } from '../support/stored';
import { trailOf } from '../support/trail';

let owner: SignedIn;
let office: Office;
let inspector: string;

const save = async (instant: boolean) => {
  const settings = {
    ...factorySettings,
    hours: { ...factorySettings.hours, instantConfirmation: instant },
  };
  await db.recursiveDelete(db.collection('settings'));
  await db.recursiveDelete(db.collection('settings_versions'));
  const answer = await callUntilTaken(
    'office-settings-save',
    { seenVersion: 0, settings, restoredFrom: null, idempotencyKey: randomUUID() },
    owner,
  );
  expect(answer.status).toBe(200);
};

beforeAll(async () => {
  owner = await signIn();
  office = officeOf(owner);
  // The other files' inspectors would be available too.
  const others = await db.collection('admins').where('inspects', '==', true).get();
  for (const { ref } of others.docs) await ref.update({ inspects: false });
  const byRole = await db.collection('admins').where('role', '==', 'inspector').get();
  for (const { ref } of byRole.docs) await ref.update({ active: false });
  inspector = `inspector-${randomUUID()}`;
  await db
    .collection('admins')
    .doc(inspector)
    .set({ email: `${inspector}@example.com`, name: 'Riley Ortega', inspects: true });
});
beforeEach(() => save(true));
afterAll(async () => {
  await db.collection('admins').doc(inspector).update({ inspects: false });
  await db.recursiveDelete(db.collection('settings'));
  await db.recursiveDelete(db.collection('settings_versions'));
});

async function ask(overrides: Parameters<typeof buildRequestSubmission>[0]): Promise<SubmissionReceipt> {
  const data = buildRequestSubmission({ email: newEmail('client'), ...overrides });
  const { result, error } = await callUntilTaken<SubmissionReceipt>(
    'secure-form-submission',
    requestCall(data),
  );
  if (!result) throw new Error(JSON.stringify(error));
  return result;
}

/** A window on a day without jobs. */
async function freeWindow() {
  const scheduled_date = await freeDay();
  return {
    scheduled_date,
    scheduled_time: openWindows(factorySettings.hours, scheduled_date)[0]?.value ?? '',
  };
}

describe('instant confirmation', () => {
  it('makes a request for an available time a job of an inspector, and the client gets one email', async () => {
    const window = await freeWindow();
    const receipt = await ask(window);
    expect(receipt.confirmed).toBe(true);
    const request = await stored('leads', receipt.id);
    expect(request).toMatchObject({
      status: 'booked',
      status_before: 'new',
      handled_by: instantConfirmation,
    });
    const bookingId = String(request?.booking_id);
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'scheduled',
      inspector_id: inspector,
      scheduled_date: window.scheduled_date,
      lead_id: receipt.id,
    });
    expect(await mailKindsAbout(receipt.id)).toEqual(['office_new_request']);
    expect(await mailKindsAbout(bookingId)).toEqual(['booking_approved']);
    expect((await trailOf(bookingId))[0]?.get('actor')).toEqual({ kind: 'system', id: instantConfirmation });
  });

  it('counts for a referred client, who chooses a time by the link of our introduction', async () => {
    const submitted = newReferral({ clientAgreed: true });
    const referralId = await submitReferral(submitted);
    const key = await introductionKeyOf(referralId);
    const { result } = await callUntilTaken<SubmissionReceipt>('client-introduction-submit', {
      formType: 'introduction',
      data: buildIntroducedSubmission(key, { email: submitted.clientEmail, ...(await freeWindow()) }),
      clientInfo: { userAgent: 'vitest', timestamp: new Date().toISOString() },
      idempotencyKey: randomUUID(),
    });
    expect(result?.confirmed).toBe(true);
    const bookingId = String((await stored('leads', result?.id ?? ''))?.booking_id);
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'scheduled',
      inspector_id: inspector,
    });
    expect((await trailOf(bookingId))[0]?.get('actor')).toEqual({ kind: 'system', id: instantConfirmation });
    expect(await stored('referrals', referralId)).toMatchObject({
      progress: 'scheduled',
      booking_id: bookingId,
    });
  });

  it('can be undone by the office, to which the request returns', async () => {
    const { id } = await ask(await freeWindow());
    const bookingId = String((await stored('leads', id))?.booking_id);
    const undone = await office.undoAcceptance({ record: 'job', id: bookingId });
    expect(undone.result).toMatchObject({ restored: 'request' });
    expect(await stored('leads', id)).toMatchObject({ status: 'new' });
    expect(await stored('bookings', bookingId)).toBeUndefined();
  });

  it('goes to the first of twenty who ask for one window at once', async () => {
    const window = await freeWindow();
    const receipts = await Promise.all(Array.from({ length: 20 }, () => ask(window)));
    expect(receipts.filter(({ confirmed }) => confirmed)).toHaveLength(1);
    const jobs = await db.collection('bookings').where('scheduled_date', '==', window.scheduled_date).get();
    expect(jobs.size).toBe(1);
  });

  it.each([
    ['on', true],
    ['off', false],
  ])(
    '%s, a request for a taken time is taken in, and receipt, office and client say so',
    async (_what, instant) => {
      const window = await freeWindow();
      expect((await ask(window)).taken).toBeUndefined();
      await save(instant);
      const email = newEmail('client');
      const receipt = await ask({ ...window, email });
      expect(receipt).toMatchObject({ taken: true });
      expect(receipt.confirmed).toBeUndefined();
      expect(await stored('leads', receipt.id)).toMatchObject({ status: 'new', slot_problems: ['taken'] });
      const mail = await mailTo(email);
      expect(mail.text).toContain(timeTaken);
      const [, second] = openWindows(factorySettings.hours, window.scheduled_date);
      expect(mail.text).toContain(`Available that day: `);
      expect(mail.text).toContain(second?.label);
    },
  );

  it.each([
    ['leaves the date open', { scheduled_date: '' }],
    ['leaves the time open', { scheduled_time: '' }],
    ['asks for a time outside the opening hours', { scheduled_time: '03:00:00' }],
  ])('leaves a request to the office that %s', async (_what, asked) => {
    const receipt = await ask({ ...(await freeWindow()), ...asked });
    expect(receipt.confirmed).toBeUndefined();
    expect(await stored('leads', receipt.id)).toMatchObject({ status: 'new' });
    expect(await mailKindsAbout(receipt.id)).toEqual(['office_new_request', 'request_received']);
  });

  it.each([
    ['confirms', 7, true],
    ['leaves to the office', 0, undefined],
  ])('%s a request whose deadline is %d days after the visit', async (_what, days, confirmed) => {
    const window = await freeWindow();
    // On the day itself, only the report of a service with a report on the same day would be in time.
    const deadline = addDays(window.scheduled_date, days);
    const receipt = await ask({ ...window, service_type: usualService.title, deadline });
    expect(receipt.confirmed).toBe(confirmed);
  });

  it('is off until the owner turns it on', async () => {
    await save(false);
    const receipt = await ask(await freeWindow());
    expect(receipt.confirmed).toBeUndefined();
    expect(await stored('leads', receipt.id)).toMatchObject({ status: 'new' });
  });
});
