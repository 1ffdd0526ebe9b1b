import { business } from '@domain/business/business';
import { config, vapidPrivateKey } from './config';

/** The secret that functions which push declare; a deploy requires only declared secrets. */
export const pushSecrets = config.vapidPublicKey === null ? [] : [vapidPrivateKey];

/** Identifies us to push services; null where push is not set up. */
export function vapidKeys() {
  if (config.vapidPublicKey === null) return null;
  return {
    publicKey: config.vapidPublicKey,
    privateKey: vapidPrivateKey.value(),
    subject: `mailto:${business.email}`,
  };
}
