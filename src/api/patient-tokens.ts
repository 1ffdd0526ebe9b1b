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
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    let timedOut = false;
    const patience = new Promise<null>((resolve) => {
      giveUp = setTimeout(() => {
        timedOut = true;
        resolve(null);
      }, limitMs);
    });
    // ignored: a call without a token is sent, and the server decides whether it needs one
    const token = await Promise.race([asked.catch(() => null), patience]);
    clearTimeout(giveUp);
    limitMs = timedOut ? briefMs : patienceMs;
    return token;
  };
}
