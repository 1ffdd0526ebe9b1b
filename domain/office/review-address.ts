import { routes } from '../business/routes';

/** Back-office URL of a submitted report, by its job's id. */
export function reviewAddress(bookingId: string): string {
  return `${routes.admin}?${new URLSearchParams({ tab: 'report', review: bookingId }).toString()}`;
}

/** Back-office URL of the report that is written for a job. */
export function reportOfJobAddress(bookingId: string): string {
  return `${routes.admin}?${new URLSearchParams({ tab: 'report', booking: bookingId }).toString()}`;
}
