import type { FormsStatus } from './forms-status';
import type { WorkflowStatus } from './job-status';

/**
 * The workflow status after forms were submitted, in any order: agreement and media release make forms_signed, all
 * three questionnaire_complete (requirements F-14 and Q-19). Otherwise it is unchanged.
 */
export function workflowAfterForms(forms: FormsStatus, before: WorkflowStatus): WorkflowStatus {
  if (!forms.agreement_signed || !forms.media_release_signed) return before;
  return forms.questionnaire_completed ? 'questionnaire_complete' : 'forms_signed';
}
