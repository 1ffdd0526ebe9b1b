import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { adminRoles, type AdminRole } from '@domain/admin/admin-role';
import { memberFields, type MemberChange, type TeamMember } from '@domain/admin/team-calls';
import { FormDialog, type FormOutcome } from '@/forms/form-dialog';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { roleWords } from './role-words';

const validate = validateWith(object(memberFields));

interface MemberDialogProps {
  readonly member: TeamMember;
  readonly open: boolean;
  readonly onChange: (change: MemberChange) => Promise<FormOutcome>;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Changes what a member may do, and how reports name them. */
export function MemberDialog({ member, open, onChange, onClose, onExited }: MemberDialogProps) {
  const { email, name, credential, role } = member;
  return (
    <FormDialog<{ name: string; credential: string; role: AdminRole }>
      open={open}
      title={`Change ${name || email}`}
      initialValues={{ name, credential, role }}
      validate={validate}
      submit="Save"
      submitting="Saving..."
      onSubmit={onChange}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
          <FormSelectField
            name="role"
            label="Role"
            required
            disabled={busy}
            hint="Only an owner can change settings and the team, and erase people."
            options={adminRoles.map((value) => ({ value, label: roleWords[value] }))}
          />
          <FormTextField name="name" label="Name" disabled={busy} hint="Reports name their inspector." />
          <FormTextField
            name="credential"
            label="License or certificate"
            disabled={busy}
            hint="Reports name it beside the name."
          />
        </>
      )}
    </FormDialog>
  );
}
