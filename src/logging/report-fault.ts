import { isExpected } from './is-expected';
import { log } from './log';

/**
 * Reports something unexpected to the operator, without personal data (`send-fault.ts`). Never throws and never delays:
 * the sender is loaded when the first fault happens. Expected conditions of a device are not reported.
 * @param where what failed, in lowercase words of ours
 */
export function reportFault(where: string, error: unknown): void {
  if (isExpected(error)) return;
  log.warn(`Unexpected: ${where}`, error);
  sendLazily(where, error);
}

/** For `.catch()`: reports the failure and continues with `value`. */
export function reportedAs<Value>(where: string, value: Value): (error: unknown) => Value {
  return (error) => {
    reportFault(where, error);
    return value;
  };
}

/** Reports what nothing on this page has handled. Call it once, when the page starts. */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => sendUnhandled('an uncaught error', error));
  addEventListener('unhandledrejection', ({ reason }) => sendUnhandled('an unhandled rejection', reason));
}

/** The browser logs these itself. Without an error object it is another origin's script. */
function sendUnhandled(where: string, error: unknown): void {
  if (error && !isExpected(error)) sendLazily(where, error);
}

function sendLazily(where: string, error: unknown): void {
  if (!import.meta.env.PROD) return;
  import('./send-fault')
    .then(({ sendFault }) => sendFault(where, error))
    .catch(() => {
      // ignored: a report that can't be sent must not cause another fault
    });
}
