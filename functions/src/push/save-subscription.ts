import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { pushDevicesAtMost, type subscribeReferrerSchema } from '@domain/push/push-calls';
import { isPushService } from '@domain/push/push-services';
import type { InferType } from 'yup';
import { config, isLocalStack } from '../platform/config';
import {
  devicesOf,
  pushSubscription,
  type PushAudience,
  type PushSubscription,
} from '../records/push/push-subscription';

type Asked = Pick<InferType<typeof subscribeReferrerSchema>, 'subscription' | 'key'>;

/** @throws AppError `invalid-input` for an endpoint that we don't call, or a key that isn't ours. */
export function checkSubscription({ subscription, key }: Asked): void {
  if (config.vapidPublicKey === null || key !== config.vapidPublicKey) {
    throw new AppError(
      'invalid-input',
      'subscribed with another key',
      'This page is out of date. Reload it and try again.',
    );
  }
  if (!isPushService(subscription.endpoint) && !isLocalEndpoint(subscription.endpoint)) {
    throw new AppError(
      'invalid-input',
      'not a known push service',
      'We can’t send notifications to this browser. Try Chrome, Edge, Firefox, or Safari.',
    );
  }
}

/** The tests' own push endpoint. */
function isLocalEndpoint(endpoint: string): boolean {
  return isLocalStack && /^http:\/\/127\.0\.0\.1:\d+\//.test(endpoint);
}

interface Device extends Pick<Asked, 'subscription'> {
  readonly audience: PushAudience;
  readonly owners: readonly string[];
  /** Of an admin. */
  readonly session?: string | null;
}

/** Stores a device and ends its owners' oldest ones above the limit. Reads only; `write` makes the changes. */
export async function prepareDevice(
  transaction: Transaction,
  { audience, owners, subscription, session = null }: Device,
  now: Date,
): Promise<{ readonly write: () => void }> {
  const reference = pushSubscription(audience, subscription.endpoint);
  const known = (await transaction.get(devicesOf(owners))).docs.filter(({ id }) => id !== reference.id);
  const millis = (record: PushSubscription) => record.created_at.toMillis();
  const ended = known.toSorted((a, b) => millis(b.data()) - millis(a.data())).slice(pushDevicesAtMost - 1);
  return {
    write() {
      for (const { ref } of ended) transaction.delete(ref);
      transaction.set(reference, {
        audience,
        owners,
        endpoint: subscription.endpoint,
        p256dh: subscription.p256dh,
        auth: subscription.auth,
        session,
        created_at: Timestamp.fromDate(now),
        pushed: {},
      });
    },
  };
}
