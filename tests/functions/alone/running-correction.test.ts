import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { db } from '../support/admin-sdk';
import { clientOf } from '../support/editing';
import { appointment, officeOf, type Office } from '../support/office';
import { newReferral, submitReferral } from '../support/referral';
import { seedRequest } from '../support/seed';
import { acceptedClient } from '../support/served-client';
import { signIn, type SignedIn } from '../support/sign-in';

// A correction that is running stays so only while no other file's sweep finishes it.

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

/** A correction of a client's details that has begun, with its records still to follow. */
async function runningEdit(from: string, to: string, client: Awaited<ReturnType<typeof clientOf>>) {
  const edit = db.collection('customer_edits').doc(randomUUID());
  await edit.set({
    state: 'RUNNING',
    from,
    to,
    booking_id: 'none',
    correction: { before: client, after: client },
    done: [],
    requested_by: 'admin',
    created_at: new Date(),
    finished_at: null,
  });
  return edit;
}

it('a correction waits for an earlier one of the same client', async () => {
  const { bookingId, customerId } = await acceptedClient(admin);
  const seen = await clientOf(bookingId);
  const running = await runningEdit(customerId, customerId, seen);
  const { error } = await office.editCustomer({
    bookingId,
    client: { ...seen, name: 'Dana Whitlock-Reyes' },
    seen,
  });
  expect(error?.details?.code).toBe('unavailable');
  await running.delete();
});

it('a correction holds back new jobs and requests of its client, which would bring the moved customer back', async () => {
  const { bookingId, customerId, email } = await acceptedClient(admin);
  const customer = db.collection('customers').doc(customerId);
  const seen = await clientOf(bookingId);
  const [request, other] = [await seedRequest({ email }), await seedRequest({ email })];
  const referralId = await submitReferral(newReferral({ clientEmail: email }));
  await customer.delete();
  const running = await runningEdit(customerId, 'moved', seen);
  const forms = { source: 'lead', sourceId: other.id, name: 'Ann Lee', email };
  for (const { error } of [
    await office.acceptRequest({ leadId: request.id, ...appointment }),
    await office.acceptReferral({ referralId, as: 'lead' }),
    await office.acceptReferral({ referralId, as: 'booking', appointment }),
    await office.sendForms(forms),
  ]) {
    expect(error?.details).toMatchObject({
      code: 'unavailable',
      userMessage: 'A change to this client is still being saved. Please try again in a minute.',
    });
  }
  expect((await customer.get()).exists).toBe(false);
  await running.delete();
  expect((await office.acceptRequest({ leadId: request.id, ...appointment })).error).toBeUndefined();
});
