import { MissingBooking } from '@/features/client-forms/missing-booking';
import { usePageTitle } from '../use-page-title';

/** The shell itself, opened without one of its addresses. */
export function NotFoundRoute() {
  usePageTitle('Your inspection forms');
  return <MissingBooking>Please use the link provided in your email to open your forms.</MissingBooking>;
}
