import { appCheckKey } from './app-check-key';
import type * as visitorAppCheck from '@/firebase/app-check/visitor-app-check';
import { patientTokens } from './patient-tokens';

type VisitorAppCheck = typeof visitorAppCheck;

const waitFor = patientTokens();

let module: Promise<VisitorAppCheck> | null = null;

/** Fetches a token in the background when a form is first touched, so that it is ready on submit. */
export function wakeAppCheck(): void {
  void visitorToken();
}

/**
 * The App Check token of a public page; null where App Check is not configured or times out. `forceRefresh` forces a new
 * token after the last one was refused. Never throws.
 */
export async function visitorToken(forceRefresh = false): Promise<string | null> {
  const siteKey = appCheckKey();
  return siteKey === null ? null : waitFor(askFor(siteKey, forceRefresh));
}

async function askFor(siteKey: string, forceRefresh: boolean): Promise<string | null> {
  try {
    module ??= import('@/firebase/app-check/visitor-app-check');
    return await (await module).readVisitorToken(siteKey, forceRefresh);
  } catch {
    // ignored: Google may be blocked, and the server decides whether a call needs a token
    module = null;
    return null;
  }
}
