import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import type { LoginAudience } from '@domain/portal/login-code';
import { loginCodeDayLimit } from '@domain/rate-limit/window';
import { config } from '../platform/config';
import { pseudonym } from '../platform/hash';
import { phoneNow } from '../platform/phone-now';
import { countRate, type Counted, type RateCount } from '../platform/rate-limit';
import { isRemembered } from '../records/portal/remembered-browser';
import { keyOfCustomer } from './key-of-customer';
import { keyOfReferrer } from './key-of-referrer';

interface CodeRequest {
  readonly audience: LoginAudience;
  /** The customer's id, or the referrer's. */
  readonly customerId: string;
  readonly email: string;
  /** The requesting browser's secret. */
  readonly browser: string;
  /** The key of an emailed link; '' if the browser has none. */
  readonly key: string;
  /** Pseudonyms of the caller's networks, narrowest first. */
  readonly networks: readonly string[];
}

/** Who shares one allowance of codes; other people's requests don't count against it. */
interface Allowance {
  readonly formType: string;
  readonly subjects: readonly Counted[];
  /** The subject that the daily limit applies to. */
  readonly ofDay: string;
}

export interface CodeCount {
  readonly refusal: AppError | null;
  /** Writes the attempt. */
  readonly record: () => void;
}

/**
 * Counts a request for a code. A browser that has signed in as this customer, or has the key of a link emailed to
 * them, has its own allowance; everyone else shares those of the address and their network.
 */
export async function countCodeRequest(
  transaction: Transaction,
  request: CodeRequest,
  now: Date,
): Promise<CodeCount> {
  const allowance = await allowanceOf(transaction, request, now);
  const { formType } = allowance;
  const windows: RateCount[] = [];
  for (const subject of allowance.subjects) {
    windows.push(await countRate(transaction, formType, subject, now, config.loginCodeLimit));
  }
  const day = await countRate(transaction, `${formType}-day`, allowance.ofDay, now, dayLimit);
  const full = windows.find(({ allowed }) => !allowed);
  return {
    refusal: full ? tooManyCodes(full) : day.allowed ? null : noMoreToday(day),
    record() {
      for (const window of windows) window.record();
      // Requests that the short window refuses don't count against the day.
      if (!full) day.record();
    },
  };
}

/** At least the limit of one window, which a local stack or a drill may raise. */
const dayLimit = {
  ...loginCodeDayLimit,
  accepted: Math.max(loginCodeDayLimit.accepted, config.loginCodeLimit.accepted),
};

/** Always looks up both, so that the response time doesn't depend on the address. */
async function allowanceOf(
  transaction: Transaction,
  { audience, customerId, email, browser, key, networks }: CodeRequest,
  now: Date,
): Promise<Allowance> {
  const remembered = await isRemembered(transaction, { customerId, browser });
  const linked =
    audience === 'referrer'
      ? await keyOfReferrer(transaction, key, email, now)
      : await keyOfCustomer(transaction, key, customerId, now);
  const own = (subject: string): Allowance => ({
    formType: 'portal-code-own',
    subjects: [subject],
    ofDay: subject,
  });
  if (remembered) return own(pseudonym('portal-code-browser', `${customerId}:${browser}`));
  if (linked) return own(pseudonym('portal-code-link', key));
  return { formType: 'portal-code', subjects: [networks, customerId], ofDay: customerId };
}

function tooManyCodes({ next, retryAfterSeconds }: RateCount): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new AppError(
    'rate-limited',
    `code ${next.count} in the window`,
    `You’ve asked for too many codes. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call ${phoneNow().display} and we’ll help you sign in.`,
    { retryAfterSeconds },
  );
}

function noMoreToday({ next, retryAfterSeconds }: RateCount): AppError {
  return new AppError(
    'rate-limited',
    `code ${next.count} of the day`,
    `We can’t email any more codes to this address today. Call ${phoneNow().display} and we’ll help you sign in.`,
    { retryAfterSeconds },
  );
}
