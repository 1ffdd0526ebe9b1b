import { lazy } from 'react';
import { editTask } from '../client/save-client';
import type { AskingAction, JobDialogProps } from './job-action';

const Form = lazy(async () => ({ default: (await import('../client/client-dialog')).ClientDialog }));

function EditClientDialog(props: JobDialogProps) {
  return <Form {...props} />;
}

/** Corrects the client's name, email, phone or address, whatever the job's status. */
export const editClient: AskingAction = {
  id: 'edit-client',
  label: 'Edit Client',
  offered: () => true,
  places: ['menu', 'end'],
  shortcut: { key: 'i', does: 'Edit the client of the focused job' },
  dialog: EditClientDialog,
  task: editTask,
  audited: {
    'client-corrected': 'Client corrected',
    'email-corrected': 'Email corrected',
    joined: 'Joined with another customer',
  },
};
