import type { AskingAction, JobDialogProps } from './job-action';

function Dialog({ tools, ...dialog }: JobDialogProps) {
  return tools.questionnaireDialog(dialog);
}

/** The client's answers, read-only. */
export const viewQuestionnaire: AskingAction = {
  id: 'questionnaire',
  label: 'View Questionnaire',
  offered: ({ origin }) => origin === null,
  places: ['menu', 'forms'],
  shortcut: { key: 'v', does: 'View the questionnaire for the focused job', always: true },
  dialog: Dialog,
};
