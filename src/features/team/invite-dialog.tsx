import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { invitationDays } from '@domain/admin/account-calls';
import { adminRoles, type AdminRole } from '@domain/admin/admin-role';
import { invitationFields, type InvitationEntered } from '@domain/admin/invitation-calls';
import { daysInWords } from '@domain/text/counted';
import { FormDialog, type FormOutcome } from '@/forms/form-dialog';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { roleWords } from './role-words';

const invitationSchema = object(invitationFields);
/** No role is chosen at first: what someone may do is the owner's decision. */
type Typed = Omit<InvitationEntered, 'role'> & { readonly role: AdminRole | '' };

const validate = (typed: Typed) => validateWith(invitationSchema)(typed as InvitationEntered);

interface InviteDialogProps {
  readonly open: boolean;
  readonly onInvite: (entered: InvitationEntered) => Promise<FormOutcome>;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Invites someone to the team by email. */
export function InviteDialog({ open, onInvite, onClose, onExited }: InviteDialogProps) {
  return (
    <FormDialog<Typed>
      open={open}
      title="Invite someone"
      initialValues={{ email: '', name: '', role: '' }}
      validate={validate}
      submit="Send invitation"
      submitting="Sending..."
      onSubmit={(values) => onInvite(invitationSchema.cast(values))}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            They get an email with a link to choose a password. It works once, for{' '}
            {daysInWords(invitationDays)}.
          </Typography>
          <FormTextField
            name="email"
            label="Email"
            type="email"
            required
            disabled={busy}
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
          />
          <FormTextField name="name" label="Name" disabled={busy} hint="Reports name their inspector." />
          <FormSelectField
            name="role"
            label="Role"
            required
            disabled={busy}
            emptyLabel="Choose a role"
            hint="Only an owner can change settings and the team, and erase people."
            options={adminRoles.map((value) => ({ value, label: roleWords[value] }))}
          />
        </>
      )}
    </FormDialog>
  );
}
