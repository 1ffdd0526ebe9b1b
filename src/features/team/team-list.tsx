import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import { detailsOf, type MemberDetails, type TeamMember } from '@domain/admin/team-calls';
import type { PrivateCalendar } from '@domain/inspector/private-calendar-calls';
import { counted } from '@domain/text/counted';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { FieldMessage } from '@/forms/field-message';
import type { FormOutcome } from '@/forms/form-dialog';
import { PrivateCalendarSection } from '@/shared/inspector/private-calendar';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { StatusBadge } from '@/ui/status-badge';
import { useActions } from '@/ui/use-actions';
import { shortInstant } from '@/ui/written-instant';
import { Invitations } from './invitations';
import { JobsToReassign } from './jobs-to-reassign';
import type { FindJobsOf } from './use-jobs-of-member';
import { MemberDialog } from './member-dialog';
import { MemberTwoStep } from './member-two-step';
import { RequireTwoStep } from './require-two-step';
import { roleWords } from './role-words';
import { RowList } from './row-list';
import { useTeam } from './use-team';

/** What is asked about a member; it stays while the dialog fades out. */
interface Asked {
  readonly about: 'change' | 'deactivate' | 'remove';
  readonly member: TeamMember;
  readonly open: boolean;
}

interface TeamListProps {
  readonly call: CallAsAdmin;
  readonly findJobsOf: FindJobsOf;
}

/** Everyone who signs in to the office, with their role, and who is invited to. Changes hold at once. */
export function TeamList({ call, findJobsOf }: TeamListProps) {
  const { view, read } = useTeam(call);
  const { act, running } = useActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked((before) => before && { ...before, open: false });
  const dialog = { onClose: close, onExited: () => setAsked(null) };

  const change = async (member: TeamMember, to: MemberDetails): Promise<FormOutcome> => {
    let fields: Record<string, string> | undefined;
    const outcome = await act(
      `change-${member.uid}`,
      {
        done: 'Team member changed',
        failed: 'Failed to change the team member.',
        about: to.name || member.email,
        isShown: (error) => {
          fields = error instanceof AppError ? error.details.fields : undefined;
          return fields !== undefined;
        },
      },
      (idempotencyKey) =>
        call('office-team-change', { uid: member.uid, ...to, seen: detailsOf(member), idempotencyKey }),
    );
    if (fields) return { fields };
    await read();
    return outcome;
  };
  const remove = async (member: TeamMember): Promise<boolean> => {
    const outcome = await act(
      `remove-${member.uid}`,
      {
        done: 'Removed from the team',
        failed: 'Failed to remove the team member.',
        about: member.name || member.email,
      },
      (idempotencyKey) => call('office-team-remove', { uid: member.uid, idempotencyKey }),
    );
    await read();
    return outcome !== 'failed';
  };

  const setAccess = async (member: TeamMember, active: boolean): Promise<boolean> => {
    const outcome = await act(
      `access-${member.uid}`,
      {
        done: active ? 'Access turned on' : 'Access turned off',
        failed: active ? 'Failed to turn on the access.' : 'Failed to turn off the access.',
        about: member.name || member.email,
      },
      (idempotencyKey) => call('office-team-access', { uid: member.uid, active, idempotencyKey }),
    );
    await read();
    return outcome !== 'failed';
  };

  if (view.state === 'loading') {
    return (
      <div role="group" aria-busy="true" aria-label="The team is loading">
        <Skeleton width="100%" height={64} />
      </div>
    );
  }
  if (view.state === 'failed') {
    return (
      <div role="alert">
        <FieldMessage error={view.sentence} hint={undefined} />
        <Button color="inherit" variant="outlined" onClick={() => void read()} sx={{ marginBlockStart: 1 }}>
          Try again
        </Button>
      </div>
    );
  }
  /** As it was last read, also while the dialog is open. */
  const calendarOf = ({ uid }: TeamMember) =>
    view.members.find((member) => member.uid === uid)?.calendar ?? null;
  return (
    <>
      <RowList>
        {activeFirst(view.members).map((member) => {
          const who = member.name || member.email;
          return (
            <li key={member.uid}>
              <div className="who">
                <strong>{who}</strong>
                {member.isSelf && ' (you)'}
                <small>
                  {[member.name && member.email, member.phone, member.credential].filter(Boolean).join(', ')}
                </small>
                {member.inspects && <small>{inspectionWords(member)}</small>}
                {member.twoStep && <small>Two-step sign-in</small>}
                {member.calendar && <small>{calendarWords(member.calendar)}</small>}
              </div>
              <StatusBadge
                tone={!member.active ? 'cancelled' : member.role === 'owner' ? 'completed' : 'scheduled'}
              >
                {roleWords[member.role]}
                {!member.active && ', deactivated'}
              </StatusBadge>
              <div className="actions">
                <Button
                  color="inherit"
                  variant="outlined"
                  aria-label={`Change: ${who}`}
                  onClick={() => setAsked({ about: 'change', member, open: true })}
                >
                  Change
                </Button>
                <MemberTwoStep call={call} member={member} onChange={read} />
                {!member.active && (
                  <Button
                    color="inherit"
                    variant="outlined"
                    aria-label={`Activate: ${who}`}
                    disabled={running.has(`access-${member.uid}`)}
                    onClick={() => void setAccess(member, true)}
                  >
                    {running.has(`access-${member.uid}`) ? 'Activating...' : 'Activate'}
                  </Button>
                )}
                {member.active && !member.isSelf && (
                  <Button
                    color="inherit"
                    variant="outlined"
                    aria-label={`Deactivate: ${who}`}
                    onClick={() => setAsked({ about: 'deactivate', member, open: true })}
                  >
                    Deactivate
                  </Button>
                )}
                {!member.isSelf && (
                  <Button
                    color="error"
                    aria-label={`Remove: ${who}`}
                    onClick={() => setAsked({ about: 'remove', member, open: true })}
                  >
                    Remove
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </RowList>
      <Invitations call={call} invitations={view.invitations} onChanged={read} />
      <RequireTwoStep call={call} required={view.twoStepRequired} onChange={read} />
      {asked?.about === 'change' && (
        <MemberDialog
          key={asked.member.uid}
          member={asked.member}
          open={asked.open}
          findJobsOf={findJobsOf}
          calendar={
            <PrivateCalendarSection
              call={call}
              uid={asked.member.uid}
              calendar={calendarOf(asked.member)}
              onChange={read}
            />
          }
          onChange={(to) => change(asked.member, to)}
          {...dialog}
        />
      )}
      {asked?.about === 'deactivate' && (
        <ConfirmDialog
          open={asked.open}
          title={`Deactivate ${asked.member.name || asked.member.email}?`}
          confirm="Deactivate"
          confirming="Deactivating..."
          cancel="Keep"
          destructive
          running={running.has(`access-${asked.member.uid}`)}
          onConfirm={() => setAccess(asked.member, false)}
          {...dialog}
        >
          Their access ends at once, on every device, until you activate them again. What they haven’t sent
          yet stays locked on their devices until then.
          <JobsToReassign uid={asked.member.uid} findJobsOf={findJobsOf} />
        </ConfirmDialog>
      )}
      {asked?.about === 'remove' && (
        <ConfirmDialog
          open={asked.open}
          title={`Remove ${asked.member.name || asked.member.email}?`}
          confirm="Remove"
          confirming="Removing..."
          cancel="Keep"
          destructive
          running={running.has(`remove-${asked.member.uid}`)}
          onConfirm={() => remove(asked.member)}
          {...dialog}
        >
          Their access ends at once, on every device. What they did stays in the audit trail.
          <JobsToReassign uid={asked.member.uid} findJobsOf={findJobsOf} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** Deactivated members below the others, each by email address. */
const activeFirst = (members: readonly TeamMember[]) =>
  members.toSorted((one, other) => Number(other.active) - Number(one.active));

/** What a row says of a private calendar. */
function calendarWords({ host, failure }: PrivateCalendar): string {
  return failure
    ? `Private calendar (${host}): couldn’t be read since ${shortInstant(failure.since)}`
    : `Private calendar: ${host}`;
}

/** What an inspector's row says: 'Inspections, 2 services, own hours'. */
function inspectionWords({ services, week }: TeamMember): string {
  return [
    'Does inspections',
    services === null ? 'every service' : counted(services.length, 'service'),
    ...(week === null ? [] : ['own hours']),
  ].join(', ');
}
