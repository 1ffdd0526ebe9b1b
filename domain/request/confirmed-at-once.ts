import type { HandledRequest } from './request-record';

/** What stands in place of an admin's address in a request that was confirmed as it came in. */
export const instantConfirmation = 'Instant confirmation';

/** Whether a request was confirmed as it came in, because its time was available. */
export function isConfirmedAtOnce({ handled_by }: Pick<HandledRequest<unknown>, 'handled_by'>): boolean {
  return handled_by === instantConfirmation;
}
