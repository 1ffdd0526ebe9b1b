import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { workingLink } from './working-link';

/** client-account-open: whose password a link sets. Every link that doesn't work gets the same error. */
export const openAccount = callable('client-account-open', async ({ caller, now, parse }) => {
  const { kind, email } = await workingLink(parse().key, publicOf(caller), now);
  return { kind, email };
});
