import { afterAll, beforeAll, expect, it } from 'vitest';
import { killAt } from '../../../tools/drills/kill-points/kill-at';
import { restartFunctions } from '../../setup/functions-control';
import { db } from '../support/admin-sdk';
import { call } from '../support/call';
import { clientOf } from '../support/editing';
import { newEmail } from '../support/new-contact';
import { officeOf, type Office } from '../support/office';
import { seedJob } from '../support/seed';
import { acceptedClient, customerToken } from '../support/served-client';
import { signIn, type SignedIn } from '../support/sign-in';
import { stored } from '../support/stored';
import { tick } from '../support/tick';
import { actionsOn } from '../support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});
afterAll(() => restartFunctions());

it.each(['customer-edit:begun', 'customer-edit-step:committed'])(
  'interrupted by a crash at %s, leaves the old address nothing, and the sweeper finishes it',
  async (step) => {
    const wrong = await acceptedClient(admin);
    const seen = await clientOf(wrong.bookingId);
    const second = await seedJob({ customer_id: wrong.customerId, customer: seen });
    const session = await customerToken(wrong.customerId);
    const email = newEmail('right');

    await restartFunctions(killAt(step));
    const body = { bookingId: wrong.bookingId, client: { ...seen, email }, seen };
    // ignored: the process is killed before it can answer
    await office.editCustomer(body).catch(() => undefined);
    await restartFunctions();
    const { error } = await call('portal-open', {}, { idToken: session });
    expect(error?.details?.code).toBe('not-signed-in');

    await tick();
    await tick();
    for (const id of [wrong.bookingId, second.id]) {
      expect(await clientOf(id)).toMatchObject({ email });
      const corrections = (await actionsOn(id)).filter((action) => action === 'client-corrected');
      expect(corrections).toHaveLength(1);
    }
    const customerId = (await stored('bookings', wrong.bookingId))?.customer_id as string;
    expect(await stored('customers', customerId)).toMatchObject({ email });
    const edits = await db.collection('customer_edits').where('from', '==', wrong.customerId).get();
    expect(edits.docs.map((each) => each.get('state') as string)).toEqual(['DONE']);
  },
);
