export interface FormsStatus {
  readonly questionnaire_completed: boolean;
  readonly agreement_signed: boolean;
  readonly media_release_signed: boolean;
}

export const noFormsYet: FormsStatus = {
  questionnaire_completed: false,
  agreement_signed: false,
  media_release_signed: false,
};

/** The badge of a job row: requirement J-04. */
export function formsBadge(forms: FormsStatus): string {
  const done = Object.values(forms).filter(Boolean).length;
  if (done === 0) return 'Forms Pending';
  return done === 3 ? 'All Forms Complete' : `${done}/3 Forms Complete`;
}
