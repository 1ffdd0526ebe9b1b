import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { longestOwnNote } from '@domain/job/own-note';
import { FormDialog, type FormOutcome } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { reportedAs } from '@/logging/report-fault';
import { removeOfficeEntry } from '@/offline/office/office-store';
import { waitWords } from '@/offline/office/wait-words';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { JobDialogProps } from '../actions/job-action';
import type { JobTools } from '../actions/job-tools';

interface NoteValues {
  readonly note: string;
}

function validate({ note }: NoteValues) {
  const over = [...note].length - longestOwnNote;
  return over > 0 ? { note: `The note is ${over} characters too long.` } : {};
}

function Fields({ disabled }: { readonly disabled: boolean }) {
  const { dirty } = useFormikContext<NoteValues>();
  useUnsavedInput(dirty);
  return (
    <>
      <FormTextField
        name="note"
        label="Note to Self"
        multiline
        rows={5}
        autoFocus
        disabled={disabled}
        hint="Type it, or use the microphone on your keyboard."
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Only you see it here. It never goes into the report or an email.
      </Typography>
    </>
  );
}

/** Writes the note to self about a job. */
export function NoteDialog({ job, tools, ...dialog }: JobDialogProps) {
  return (
    <FormDialog<NoteValues>
      {...dialog}
      title={job.customer.name}
      initialValues={{ note: job.own_note?.text ?? '' }}
      validate={validate}
      submit="Save note"
      submitting="Saving..."
      onSubmit={({ note }) => save(job.id, job.customer.name, note.trim(), tools)}
    >
      {(busy) => <Fields disabled={busy} />}
    </FormDialog>
  );
}

async function save(
  bookingId: string,
  name: string,
  note: string,
  { submit, toast, onChanged }: JobTools,
): Promise<FormOutcome> {
  const result = await submit(name, { kind: 'note', bookingId, note });
  switch (result.state) {
    case 'sent':
      onChanged(bookingId);
      toast({ title: 'Note Saved', description: name });
      return 'done';
    case 'waiting':
      toast({ title: 'Note Saved on This Device', description: `${name}. ${waitWords[result.reason]}` });
      return 'done';
    case 'refused':
      await removeOfficeEntry(result.entryId).catch(reportedAs('a refused note not removed', false));
      toast({ title: 'Note Not Saved', description: result.details.userMessage, destructive: true });
      return 'failed';
    case 'not-stored':
      toast({ title: 'Note Not Saved', description: 'This device can’t store it.', destructive: true });
      return 'failed';
  }
}
