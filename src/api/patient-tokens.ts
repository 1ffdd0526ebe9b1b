/** How long something that is to be sent waits for a token; then the server decides without one. */
const patienceMs = 4_000;
/** The same, once a token did not come: where Google is blocked, not every call waits anew. */
const briefMs = 200;

/** Waits for tokens, though never for long. The function never throws; null is no token in time. */
export function patientTokens(): (asked: Promise<string | null>) => Promise<string | null> {
  let limitMs = patienceMs;
  return async (asked) => {
    let giveUp: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<null>((resolve) => {
      giveUp = setTimeout(() => resolve(null), limitMs);
    });
    const token = await Promise.race([asked.catch(() => null), patience]);
    clearTimeout(giveUp);
    limitMs = token === null ? briefMs : patienceMs;
    return token;
  };
}
