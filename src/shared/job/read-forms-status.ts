import type { FormsStatus } from '@domain/job/forms-status';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

/** Which of a job's forms are done. */
export function readFormsStatus(job: PlainDocument): FormsStatus {
  const forms = readField.map(job, 'forms_status');
  return {
    questionnaire_completed: readField.flag(forms, 'questionnaire_completed'),
    agreement_signed: readField.flag(forms, 'agreement_signed'),
    media_release_signed: readField.flag(forms, 'media_release_signed'),
  };
}
