import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { adminRoles } from '@domain/admin/admin-role';
import { detailsOf, type MemberDetails, type TeamMember } from '@domain/admin/team-calls';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDialog, type FormOutcome } from '@/forms/form-dialog';
import { FormPhoneField } from '@/forms/form-phone-field';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import { useSettings } from '@/settings/use-settings';
import { Inspections } from './inspections';
import type { FindJobsOf } from './use-jobs-of-member';
import { JobsUncovered } from './jobs-uncovered';
import { memberForm, memberOf, validateMember, type MemberForm } from './member-form';
import { roleWords } from './role-words';

interface MemberDialogProps {
  readonly member: TeamMember;
  /** Of an inspector: their private calendar. */
  readonly calendar: ReactNode;
  readonly findJobsOf: FindJobsOf;
  readonly open: boolean;
  readonly onChange: (change: MemberDetails) => Promise<FormOutcome>;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Changes what a member may do, how reports name them, and when they do which inspections. */
export function MemberDialog({
  member,
  calendar,
  findJobsOf,
  open,
  onChange,
  onClose,
  onExited,
}: MemberDialogProps) {
  const { email, name } = member;
  const { hours } = useSettings();
  return (
    <FormDialog<MemberForm>
      open={open}
      title={`Change ${name || email}`}
      initialValues={memberForm(detailsOf(member), hours)}
      validate={validateMember}
      submit="Save"
      submitting="Saving..."
      onSubmit={(form) => onChange(memberOf(form))}
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
            hint="An owner can do everything. The office can’t change settings and the team, or erase people. An inspector sees only their own jobs."
            options={adminRoles.map((value) => ({ value, label: roleWords[value] }))}
          />
          <FormTextField name="name" label="Name" disabled={busy} hint="Reports name their inspector." />
          <FormTextField
            name="credential"
            label="License or certificate"
            disabled={busy}
            hint="Reports name it beside the name."
          />
          <FormPhoneField name="phone" label="Phone" disabled={busy} />
          <FormCheckboxField
            name="inspects"
            label="Does inspections"
            hint="Jobs can be assigned to them."
            disabled={busy}
          />
          <Inspections busy={busy} />
          {member.inspects && <JobsUncovered member={member} findJobsOf={findJobsOf} />}
          {member.inspects && calendar}
        </>
      )}
    </FormDialog>
  );
}
