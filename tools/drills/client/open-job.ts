import { randomUUID } from 'node:crypto';
import { buildRequestSubmission } from '../../testing/factories/build-request-submission';
import { nextWeek } from '../../testing/factories/next-week';
import { linkKey } from '../../demo/link-key';
import { callProduct } from '../../demo/call-product';
import { signInDemoAdmin } from '../../demo/sign-in-demo-admin';
import { newAddress } from '../../testing/factories/new-address';

export interface OpenJob {
  readonly bookingId: string;
  /** The key in the links emailed to the client. */
  readonly key: string;
}

interface Wanted {
  readonly email: string;
  /** `YYYY-MM-DD`; next week by default. */
  readonly date?: string;
  /** `HH:MM`. */
  readonly time?: string;
}

/** A client's request accepted by the office, so that its forms can be submitted. */
export async function openJob({ email, date = nextWeek(), time = '10:00' }: Wanted): Promise<OpenJob> {
  const clientInfo = { userAgent: 'drill', timestamp: new Date().toISOString() };
  const { id: leadId } = await callProduct(
    'secure-form-submission',
    {
      formType: 'booking',
      data: buildRequestSubmission({ email }),
      clientInfo,
      idempotencyKey: randomUUID(),
    },
    { from: newAddress() },
  );
  const { bookingId } = await callProduct(
    'office-request-accept',
    {
      leadId,
      scheduled_date: date,
      scheduled_time: time,
      total_price: 149,
      confirmed_taken: true,
      idempotencyKey: randomUUID(),
    },
    { from: newAddress(), idToken: await signInDemoAdmin() },
  );
  return { bookingId, key: await linkKey(bookingId) };
}
