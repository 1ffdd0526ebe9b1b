import { shareRoles, type ShareRole, type SharedParts } from '@domain/share/report-share';
import { createShareSchema, type CreateShare } from '@domain/share/share-calls';
import { callAsCustomer } from '@/firebase/portal-call';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDialog } from '@/forms/form-dialog';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useActions } from '@/ui/use-actions';
import { PartsFields } from './parts-fields';
import { shareNews } from './share-news';
import { shareRoleWords } from './share-words';

interface ShareValues {
  readonly recipientName: string;
  readonly recipientRole: ShareRole | '';
  readonly parts: SharedParts;
  readonly consent: boolean;
}

interface ShareDialogProps {
  readonly reportId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

const initialValues: ShareValues = {
  recipientName: '',
  recipientRole: '',
  parts: { photos: true, costs: false, notes: false, pdf: false },
  consent: false,
};

const validate = validateWith(
  createShareSchema.omit(['reportId', 'idempotencyKey']) as unknown as Parameters<
    typeof validateWith<ShareValues>
  >[0],
);

const roles = shareRoles.map((value) => ({ value, label: shareRoleWords[value] }));

/** A link to a report for one person: who it is, and what it shows. */
export function ShareDialog({ reportId, open, onClose, onExited }: ShareDialogProps) {
  const { act } = useActions();
  const make = (values: ShareValues) =>
    act(
      `share ${reportId}`,
      {
        done: 'Link Made',
        failed: 'Failed to make the link.',
        about: `Copy it below and send it to ${values.recipientName.trim()}.`,
      },
      async (idempotencyKey) => {
        const request = { ...values, reportId, idempotencyKey } as CreateShare;
        const made = await callAsCustomer('createShare', request);
        shareNews.tell({ made });
        return made;
      },
    );
  return (
    <FormDialog
      open={open}
      title="Share this report"
      initialValues={initialValues}
      validate={validate}
      submit="Make the link"
      submitting="Making..."
      onSubmit={make}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <p style={{ margin: 0 }}>
            The link is for one person. It shows the findings, and of the rest only what you tick. Whoever has
            it can open it until you end it.
          </p>
          <FormTextField
            name="recipientName"
            label="Who is it for?"
            required
            disabled={busy}
            autoComplete="off"
          />
          <FormSelectField
            name="recipientRole"
            label="This person is"
            required
            disabled={busy}
            options={roles}
            emptyLabel="Please choose"
          />
          <PartsFields disabled={busy} />
          <FormCheckboxField
            name="consent"
            required
            disabled={busy}
            label="I agree that this person sees what I have chosen."
            hint="Only what you choose here is shown."
          />
        </>
      )}
    </FormDialog>
  );
}
