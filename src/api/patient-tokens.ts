import { within } from '@domain/time/within';

/** How long a call waits for a token before it is sent without one. */
const patienceMs = 4_000;
/** The wait after a token has timed out, so that calls stay quick where Google is blocked. */
const briefMs = 200;

/**
 * Waits for tokens with a timeout. The returned function never throws; it returns null where no token came in time.
 */
export function patientTokens(): (asked: Promise<string | null>) => Promise<string | null> {
  let limitMs = patienceMs;
  return async (asked) => {
    let timedOut = false;
    // ignored: a call without a token is sent, and the server decides whether it needs one
    const answered = asked.catch(() => null);
    const token = await within(limitMs, answered, () => {
      timedOut = true;
      return null;
    });
    limitMs = timedOut ? briefMs : patienceMs;
    return token;
  };
}
