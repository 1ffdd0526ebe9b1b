import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, mapOf, oneOf, text, textOrNull, texts } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';
import { pseudonym } from '../../platform/hash';

export const pushAudiences = ['office', 'referrer'] as const;
export type PushAudience = (typeof pushAudiences)[number];

/** A device that one of our apps may notify, collection `push_subscriptions`. */
export interface PushSubscription<At = Timestamp> {
  readonly audience: PushAudience;
  /** Whose device it is: an admin's uid, or the pseudonyms by which a referrer is found. */
  readonly owners: readonly string[];
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** The admin's session in which an office's device was added; null for others, and from before sessions were recorded. */
  readonly session: string | null;
  readonly created_at: At;
  /** Of an office's device: when it last got a notice, by its tag. */
  readonly pushed: Readonly<Record<string, At>>;
}

const subscription: Reads<PushSubscription<Instant>> = object({
  audience: oneOf(pushAudiences),
  owners: texts(),
  endpoint: text(),
  p256dh: text(),
  auth: text(),
  session: textOrNull().default(null),
  created_at: instant(),
  pushed: mapOf(instant()),
});

const subscriptionRecord = recordType(collections.pushSubscriptions, subscription);

export function pushSubscriptions(): CollectionReference<PushSubscription, PushSubscription> {
  return collectionOf(subscriptionRecord);
}

/** The id derives from app and endpoint: subscribing again replaces the record. */
export function pushSubscription(audience: PushAudience, endpoint: string) {
  return pushSubscriptions().doc(pseudonym('push', `${audience}:${endpoint}`));
}

interface Referrer {
  /** Pseudonym of the device key; empty for none. */
  readonly device: string;
  /** E.164 and email address, as they are in the referrals; empty for none. */
  readonly phone: string;
  readonly email: string;
}

/** The pseudonyms that a referrer's devices are stored under. */
export function referrerOwners({ device, phone, email }: Referrer): string[] {
  return [
    ...(device === '' ? [] : [pseudonym('push-owner', `device:${device}`)]),
    ...(email === '' ? [] : [pseudonym('push-owner', `referrer:${phone}:${email}`)]),
  ];
}

/** The devices of any of these owners. */
export function devicesOf(owners: readonly string[]) {
  return pushSubscriptions().where('owners', 'array-contains-any', [...owners]);
}
