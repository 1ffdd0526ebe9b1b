import type { FormsStatus } from './forms-status';
import type { WorkflowStatus } from './job-status';

/**
 * The workflow status once forms have come in, in whatever order: agreement and media release make forms_signed, all
 * three questionnaire_complete (specification part 1, section 4). Nothing complete: as it was.
 */
export function workflowAfterForms(forms: FormsStatus, before: WorkflowStatus): WorkflowStatus {
  if (!forms.agreement_signed || !forms.media_release_signed) return before;
  return forms.questionnaire_completed ? 'questionnaire_complete' : 'forms_signed';
}
