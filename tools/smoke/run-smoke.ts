import type { Checked } from '../deploy/check-project';
import { wrong, type Finding } from '../deploy/finding';
import { checkPages } from './check-pages';
import { cleanUp } from './clean-up';
import { newClientEmail } from './client';
import { signIn, SmokeError, type Office } from './office';
import type { Account, Target } from './target';
import { tryBooking } from './try-booking';

/**
 * Tries a deployed site from a page to an email, and removes what that made, also after a failure or once `signal` stops
 * it. It books only if it can sign in to the office, because otherwise nobody could clean up.
 */
export async function runSmoke(target: Target, signal?: AbortSignal): Promise<Checked[]> {
  const pages = { name: 'Site', findings: await checkPages(target, signal) };
  const { account } = target;
  if (account === null || signal?.aborted === true) return [pages];
  const office = await signedIn(target, account);
  if ('state' in office) return [pages, { name: 'Office', findings: [office] }];

  const email = newClientEmail(account.email);
  const findings: Finding[] = [];
  try {
    await tryBooking({ target, office, email, signal, findings });
  } catch (error) {
    // Also for what nobody expected, because the request may be stored.
    findings.push(wrong(error instanceof SmokeError ? error.message : String(error)));
  }
  const cleaning = await cleanUp(target, office, { email, account: account.email });
  // ignored: the account's list has one session more
  await office.leave().catch(() => undefined);
  return [pages, { name: 'Booking', findings }, { name: 'Cleaning up', findings: cleaning }];
}

async function signedIn(target: Target, account: Account): Promise<Office | Finding> {
  try {
    return await signIn(target, account);
  } catch (error) {
    if (!(error instanceof SmokeError)) throw error;
    return wrong(error.message);
  }
}
