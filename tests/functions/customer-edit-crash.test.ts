import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { killedCall } from '../../tools/drills/kill-points/killed-call';
import { newAddress } from '../../tools/testing/factories/new-address';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { clientOf } from './support/editing';
import { newEmail } from './support/new-contact';
import { seedJob } from './support/seed';
import { acceptedClient, customerToken } from './support/served-client';
import { signIn } from './support/sign-in';
import { stored } from './support/stored';
import { sweepOnly } from './support/tick';
import { actionsOn } from './support/trail';
import { waitFor } from './support/wait-for';

it.each(['customer-edit:begun', 'customer-edit:opened-job'])(
  'a correction interrupted by a crash at %s leaves the old address nothing, and the sweeper finishes it',
  async (step) => {
    const admin = await signIn();
    const wrong = await acceptedClient(admin);
    const seen = await clientOf(wrong.bookingId);
    const second = await seedJob({ customer_id: wrong.customerId, customer: seen });
    const session = await customerToken(wrong.customerId);
    const email = newEmail('right');

    const killed = await killedCall({
      at: step,
      name: 'office-customer-edit',
      request: {
        bookingId: wrong.bookingId,
        client: { ...seen, email },
        seen,
        onFile: null,
        joins: null,
        idempotencyKey: randomUUID(),
      },
      caller: { from: newAddress(), idToken: admin.idToken },
    });
    expect(killed).toBe(true);
    const { error } = await call('portal-open', {}, { idToken: session });
    expect(error?.details?.code).toBe('not-signed-in');

    const states = async () => {
      const edits = await db.collection('customer_edits').where('from', '==', wrong.customerId).get();
      return edits.docs.map((each) => each.get('state') as string);
    };
    await waitFor('the end of the correction', async () => {
      await sweepOnly('customer edits');
      return (await states()).every((state) => state === 'DONE');
    });
    expect(await states()).toEqual(['DONE']);
    for (const id of [wrong.bookingId, second.id]) {
      expect(await clientOf(id)).toMatchObject({ email });
      const corrections = (await actionsOn(id)).filter((action) => action === 'client-corrected');
      expect(corrections).toHaveLength(1);
    }
    const customerId = (await stored('bookings', wrong.bookingId))?.customer_id as string;
    expect(await stored('customers', customerId)).toMatchObject({ email });
  },
);
