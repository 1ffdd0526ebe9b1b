import { formLinks } from '../business/routes';
import type { Job } from './job';

/** The forms that are missing from a job, in the order in which the client fills them in. */
export function missingForms({ forms_status: status }: Pick<Job, 'forms_status'>) {
  const done = [status.agreement_signed, status.media_release_signed, status.questionnaire_completed];
  return formLinks.filter((_, index) => !done[index]);
}
