import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InvitationEntered, TeamInvitation } from '@domain/admin/invitation-calls';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { FormOutcome } from '@/forms/form-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { StatusBadge } from '@/ui/status-badge';
import { useActions } from '@/ui/use-actions';
import { useNow } from '@/ui/use-now';
import { writtenInstant } from '@/ui/written-instant';
import { InviteDialog } from './invite-dialog';
import { roleWords } from './role-words';
import { RowList } from './row-list';

interface InvitationsProps {
  readonly call: CallAsAdmin;
  readonly invitations: readonly TeamInvitation[];
  /** Reads the team again after a change. */
  readonly onChanged: () => Promise<void>;
}

/** The button that invites someone, and who was invited and hasn't joined yet. */
export function Invitations({ call, invitations, onChanged }: InvitationsProps) {
  const { act, running } = useActions();
  const [inviting, setInviting] = useState<'open' | 'closing' | null>(null);
  const [withdrawn, setWithdrawn] = useState<{
    readonly invitation: TeamInvitation;
    readonly open: boolean;
  } | null>(null);
  const now = useNow();

  const invite = async (entered: InvitationEntered): Promise<FormOutcome> => {
    let fields: Record<string, string> | undefined;
    const outcome = await act(
      `invite-${JSON.stringify(entered)}`,
      {
        done: 'Invitation sent',
        failed: 'Failed to send the invitation.',
        about: entered.email,
        isShown: (error) => {
          fields = error instanceof AppError ? error.details.fields : undefined;
          return fields !== undefined;
        },
      },
      (idempotencyKey) => call('office-team-invite', { ...entered, idempotencyKey }),
    );
    if (fields) return { fields };
    await onChanged();
    return outcome;
  };
  const sendAgain = async ({ id, email }: TeamInvitation) => {
    const words = {
      done: 'Invitation sent again',
      failed: 'Failed to send the invitation again.',
      about: email,
    };
    await act(`again-${id}`, words, (idempotencyKey) => call('office-team-reinvite', { id, idempotencyKey }));
    await onChanged();
  };
  const withdraw = async ({ id, email }: TeamInvitation): Promise<boolean> => {
    const words = {
      done: 'Invitation withdrawn',
      failed: 'Failed to withdraw the invitation.',
      about: email,
    };
    const outcome = await act(`withdraw-${id}`, words, (idempotencyKey) =>
      call('office-team-uninvite', { id, idempotencyKey }),
    );
    await onChanged();
    return outcome !== 'failed';
  };

  return (
    <>
      {invitations.length > 0 && (
        <section aria-label="Invitations">
          <Typography component="h3" variant="h6" sx={{ marginBlockStart: 2 }}>
            Invited
          </Typography>
          <RowList>
            {invitations.map((invitation) => {
              const { id, email, name, role, expiresAt } = invitation;
              const isOver = Date.parse(expiresAt) < now;
              const who = name || email;
              return (
                <li key={id}>
                  <div className="who">
                    <strong>{who}</strong>
                    <small>
                      {[
                        name && email,
                        isOver ? 'The invitation has expired' : `Invited, until ${writtenInstant(expiresAt)}`,
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </small>
                  </div>
                  <StatusBadge tone={isOver ? 'cancelled' : 'pending'}>{roleWords[role]}</StatusBadge>
                  <div className="actions">
                    <Button
                      color="inherit"
                      variant="outlined"
                      aria-label={`Send again: ${who}`}
                      disabled={running.has(`again-${id}`)}
                      onClick={() => void sendAgain(invitation)}
                    >
                      {running.has(`again-${id}`) ? 'Sending...' : 'Send again'}
                    </Button>
                    <Button
                      color="error"
                      aria-label={`Withdraw: ${who}`}
                      onClick={() => setWithdrawn({ invitation, open: true })}
                    >
                      Withdraw
                    </Button>
                  </div>
                </li>
              );
            })}
          </RowList>
        </section>
      )}
      <Button
        variant="outlined"
        onClick={() => setInviting('open')}
        sx={{ justifySelf: 'start', marginBlockStart: 2 }}
      >
        Invite someone
      </Button>
      {inviting && (
        <InviteDialog
          open={inviting === 'open'}
          onInvite={invite}
          onClose={() => setInviting('closing')}
          onExited={() => setInviting(null)}
        />
      )}
      {withdrawn && (
        <ConfirmDialog
          open={withdrawn.open}
          title={`Withdraw the invitation of ${withdrawn.invitation.name || withdrawn.invitation.email}?`}
          confirm="Withdraw"
          confirming="Withdrawing..."
          cancel="Keep"
          destructive
          running={running.has(`withdraw-${withdrawn.invitation.id}`)}
          onConfirm={() => withdraw(withdrawn.invitation)}
          onClose={() => setWithdrawn({ ...withdrawn, open: false })}
          onExited={() => setWithdrawn(null)}
        >
          The link in their email stops working.
        </ConfirmDialog>
      )}
    </>
  );
}
