import { object, string } from 'yup';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { deviceKeyField } from '../referral/device-key';

/** What one person may have at once; a further device ends the oldest. */
export const pushDevicesAtMost = 10;

const notOurs = 'This browser sent something we can’t use for notifications.';

const endpoint = string().required(notOurs).max(1024, notOurs);

/** What the browser's push service gave the page. */
const subscription = object({
  endpoint,
  /** The browser's public key: an uncompressed point of P-256, base64url. */
  p256dh: string()
    .required(notOurs)
    .matches(/^B[\w-]{86}$/, notOurs),
  /** 16 bytes, base64url. */
  auth: string()
    .required(notOurs)
    .matches(/^[\w-]{22}$/, notOurs),
})
  .noUnknown()
  .required();

/** The public key that the page subscribed with: an earlier one of ours would never reach the device. */
const key = string().required(notOurs).max(100, notOurs);

/** office-push-subscribe: notifies this device of new requests and referrals. */
export const subscribeOfficeSchema = object({ subscription, key, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/** office-push-unsubscribe: no longer notifies the calling admin's device. */
export const unsubscribeOfficeSchema = object({ endpoint, idempotencyKey: idempotencyKeyField })
  .noUnknown()
  .required();

/**
 * client-push-subscribe: notifies this device of the progress of referrals that the device key or the key of the
 * emailed link proves to be the caller's.
 */
export const subscribeReferrerSchema = object({
  subscription,
  key,
  deviceKey: deviceKeyField,
  tracking: string().max(200).defined().default(''),
})
  .noUnknown()
  .required();

/** client-push-unsubscribe: the endpoint is a secret of this device. */
export const unsubscribeReferrerSchema = object({ endpoint }).noUnknown().required();

export interface PushAnswer {
  readonly state: 'on' | 'off';
}
