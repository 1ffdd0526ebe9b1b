import { appCheckKey } from './app-check-key';
import type * as visitorAppCheck from '@/firebase/visitor-app-check';
import { patientTokens } from './patient-tokens';

type VisitorAppCheck = typeof visitorAppCheck;

const waitFor = patientTokens();

let module: Promise<VisitorAppCheck> | null = null;

/** Fetches a token in the background, once somebody has touched a form: when it is sent, the token is there. */
export function wakeAppCheck(): void {
  void visitorToken();
}

/**
 * The token of a page that anyone may open; null where App Check is not configured or does not answer in time. `fresh`: the
 * one before was refused. Never throws.
 */
export async function visitorToken(fresh = false): Promise<string | null> {
  const siteKey = appCheckKey();
  return siteKey === null ? null : waitFor(askFor(siteKey, fresh));
}

async function askFor(siteKey: string, fresh: boolean): Promise<string | null> {
  try {
    module ??= import('@/firebase/visitor-app-check');
    return await (await module).readVisitorToken(siteKey, fresh);
  } catch {
    module = null;
    return null;
  }
}
