import { MissingBooking } from '@/features/client-forms/missing-booking';
import { usePageTitle } from '../use-page-title';

/** Shown where the shell is loaded at an address that it doesn't serve. */
export function NotFoundRoute() {
  usePageTitle('Your inspection forms');
  return <MissingBooking>Please use the link provided in your email to open your forms.</MissingBooking>;
}
