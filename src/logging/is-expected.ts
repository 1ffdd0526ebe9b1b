/** Cancelled, storage blocked or full, permission not given: the names of errors that are part of normal operation. */
const expectedNames = /^(?:Abort|Timeout|Security|NotAllowed|QuotaExceeded)Error$/;

/** What browsers say when a request gets no response. */
const noConnection = /^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/;

/** Of Firebase, whose SDKs handle them, or where the screen says that access has ended. */
const expectedCodes =
  /^(?:auth\/network-request-failed|storage\/(?:canceled|retry-limit-exceeded)|unavailable|permission-denied|unauthenticated|cancelled)$/;

/**
 * Whether a failure is an expected condition of a device: offline, cancelled, storage blocked by the browser or full, or
 * refused by the server, which logs refusals itself. Of the server's errors only its own faults are unexpected.
 */
export function isExpected(error: unknown): boolean {
  if ('navigator' in globalThis && navigator.onLine === false) return true;
  // By name, because an error of another window or worker is no instance of this one's classes.
  const { name, message, code } = Object(error) as Readonly<Record<string, unknown>>;
  if (name === 'AppError') return code !== 'internal';
  return matches(expectedNames, name) || matches(noConnection, message) || matches(expectedCodes, code);
}

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value);
}
