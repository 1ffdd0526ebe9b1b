import { formLinks } from '../business/routes';
import type { Booking } from './booking';

/** The forms that a booking still waits for, in the order in which a client is asked for them. */
export function missingForms({ forms_status: status }: Pick<Booking, 'forms_status'>) {
  const done = [status.agreement_signed, status.media_release_signed, status.questionnaire_completed];
  return formLinks.filter((_, index) => !done[index]);
}
