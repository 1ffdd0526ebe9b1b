import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OwnSession } from '@domain/admin/session-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions } from '@/ui/use-actions';
import { writtenInstant } from '@/ui/written-instant';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', paddingBlock: 12 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& .device': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface OwnSessionsProps {
  readonly call: CallAsAdmin;
  readonly sessions: readonly OwnSession[];
  /** Reads them again. */
  readonly onChange: () => Promise<void>;
}

/** Where an admin is signed in. Sessions on other devices can be ended: those devices are signed out at once. */
export function OwnSessions({ call, sessions, onChange }: OwnSessionsProps) {
  const { act, running } = useActions();
  const end = async (session: string | null, done: string, about: string) => {
    await act('end-session', { done, failed: 'Failed to sign out.', about }, (idempotencyKey) =>
      call('office-session-end', { session, idempotencyKey }),
    );
    await onChange();
  };
  const isListed = sessions.some(({ isThis }) => isThis);
  const others = sessions.filter(({ isThis }) => !isThis);
  const busy = running.size > 0;
  return (
    <section aria-labelledby="own-sessions">
      <Typography id="own-sessions" variant="h6" component="h3">
        Where you’re signed in
      </Typography>
      {!isListed && (
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
          This device isn’t listed, because it signed in before the list existed. Sign out and sign in again
          to list it.
        </Typography>
      )}
      <List>
        {sessions.map(({ id, device, beganAt, seenAt, isThis }) => {
          const words = device || 'Unknown device';
          return (
            <li key={id}>
              <div className="device">
                <strong>{words}</strong>
                {isThis && ' (this device)'}
                <small>Signed in {writtenInstant(beganAt)}</small>
                {!isThis && <small>Last used {writtenInstant(seenAt)}</small>}
              </div>
              {!isThis && (
                <Button
                  color="error"
                  disabled={busy}
                  aria-label={`End: ${words}, signed in ${writtenInstant(beganAt)}`}
                  onClick={() => void end(id, 'Session ended', words)}
                >
                  End
                </Button>
              )}
            </li>
          );
        })}
      </List>
      {isListed && others.length > 0 && (
        <Button
          color="error"
          variant="outlined"
          disabled={busy}
          onClick={() => void end(null, 'All other sessions ended', 'You’re still signed in on this device.')}
        >
          End all others
        </Button>
      )}
    </section>
  );
}
