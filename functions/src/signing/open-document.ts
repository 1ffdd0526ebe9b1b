import { documentScopes } from '@domain/access/access-link';
import { openLink } from '../access/open-link';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { signedFileOf } from './open-signed-document';

/** client-document-open: a URL of the signed PDF, valid for 15 minutes. */
export const openDocument = callable('client-document-open', async ({ caller, now, parse }) => {
  const { booking: key, type } = parse();
  const link = await openLink(key, publicOf(caller), now, documentScopes[type]);
  return link.state === 'open' ? signedFileOf(type, link.bookingId, now) : link;
});
