import { routes } from '@domain/business/routes';
import { config } from '../../platform/config';
import { pseudonym } from '../../platform/hash';
import { requestContext } from '../../platform/request-context';
import { sameSecret } from '../../platform/same-secret';
import { preferencesIdOf } from './stored-preferences';

/** The id of the preferences, and its proof. */
const shape = /^([0-9a-f]{32})([0-9a-f]{32})$/;

/** Made with the key that doesn't change, because an unsubscribe link has to work for as long as its email is there. */
const proofOf = (preferencesId: string) => pseudonym('unsubscribe', preferencesId);

/** Of an email that is only looked at, which may be forwarded: it unsubscribes nobody. */
const previewToken = 'preview';

/** The address that ends reminders and review requests to an email address. Nobody can guess it. */
export function unsubscribeUrl(email: string): string {
  return `${config.siteUrl}${routes.emails}/${unsubscribeToken(email)}`;
}

function unsubscribeToken(email: string): string {
  if (requestContext()?.preview) return previewToken;
  const id = preferencesIdOf(email);
  return `${id}${proofOf(id)}`;
}

/** The preferences that a token may change; null if we didn't make it. Reads nothing. */
export function preferencesOfToken(token: string): string | null {
  const [, id = '', proof = ''] = shape.exec(token) ?? [];
  return id !== '' && sameSecret(proof, proofOf(id)) ? id : null;
}
