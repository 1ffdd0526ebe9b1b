import { defineSecret } from 'firebase-functions/params';
import { config } from './config';
import { settingsNow } from './settings-now';

/** Null where push is not set up: a deploy would ask for a secret that the business doesn't have. */
const privateKey = config.vapidPublicKey === null ? null : defineSecret('VAPID_PRIVATE_KEY');

/** The secret of functions that push. */
export const pushSecrets = privateKey ? [privateKey] : [];

/** Identifies us to push services; null where push is not set up. */
export function vapidKeys() {
  if (config.vapidPublicKey === null || !privateKey) return null;
  return {
    publicKey: config.vapidPublicKey,
    privateKey: privateKey.value(),
    subject: `mailto:${settingsNow().contact.email}`,
  };
}
