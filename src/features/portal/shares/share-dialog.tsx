import { shareRoles, type ShareRole, type SharedParts } from '@domain/share/report-share';
import { createShareSchema, type CreateShare } from '@domain/share/share-calls';
import { callAsCustomer } from '@/firebase/calls/portal-call';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDialog } from '@/forms/form-dialog';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useActions } from '@/ui/use-actions';
import { PartsFields } from './parts-fields';
import { shareNews } from './share-news';
import { shareRoleWords } from '@domain/share/share-words';

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
  parts: { photos: true, costs: false, notes: false, video: false, pdf: false },
  consent: false,
};

const validate = validateWith(
  createShareSchema.omit(['reportId', 'idempotencyKey']) as unknown as Parameters<
    typeof validateWith<ShareValues>
  >[0],
);

const roles = shareRoles.map((value) => ({ value, label: shareRoleWords[value] }));

/** Creates a link to a report for one person, with the parts that it shows. */
export function ShareDialog({ reportId, open, onClose, onExited }: ShareDialogProps) {
  const { act } = useActions();
  const make = (values: ShareValues) =>
    act(
      `share ${reportId}`,
      {
        done: 'Link Created',
        failed: 'Failed to create the link.',
        about: `Copy it below and send it to ${values.recipientName.trim()}.`,
      },
      async (idempotencyKey) => {
        const request = { ...values, reportId, idempotencyKey } as CreateShare;
        const made = await callAsCustomer('portal-share-create', request);
        shareNews.notify({ made });
        return made;
      },
    );
  return (
    <FormDialog
      open={open}
      title="Share this report"
      initialValues={initialValues}
      validate={validate}
      submit="Create link"
      submitting="Creating..."
      onSubmit={make}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <p style={{ margin: 0 }}>
            This link is for one person. It shows the findings, plus anything you check below. Anyone with the
            link can open it until you turn it off.
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
            label="I agree to let this person see what I’ve chosen."
            hint="They’ll see only what you choose here."
          />
        </>
      )}
    </FormDialog>
  );
}
