import { lazy } from 'react';
import type { AskingAction } from './job-action';

const NoteDialog = lazy(async () => ({ default: (await import('../day/note-dialog')).NoteDialog }));

/** The inspector's note to self. */
export const ownNote: AskingAction = {
  id: 'own-note',
  label: ({ own_note: note }) => (note ? 'Edit note to self' : 'Note to self'),
  offered: ({ status }) => status !== 'cancelled',
  places: [],
  icon: 'edit',
  dialog: NoteDialog,
  audited: { 'note-written': 'Note to self changed' },
};
