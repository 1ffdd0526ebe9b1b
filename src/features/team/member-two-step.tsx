import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TeamMember } from '@domain/admin/team-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useActions } from '@/ui/use-actions';

interface MemberTwoStepProps {
  readonly call: CallAsAdmin;
  readonly member: TeamMember;
  /** Reads the team again. */
  readonly onChange: () => Promise<void>;
}

/** Resets the two-step sign-in of a member who has lost their phone. */
export function MemberTwoStep({
  call,
  member: { uid, name, email, twoStep, isSelf },
  onChange,
}: MemberTwoStepProps) {
  const { act, running } = useActions();
  const [asking, setAsking] = useState(false);
  const who = name || email;
  const reset = async () => {
    const outcome = await act(
      'reset',
      { done: 'Two-step sign-in reset', failed: 'Failed to reset two-step sign-in.', about: who },
      (idempotencyKey) => call('office-team-two-step-reset', { uid, idempotencyKey }),
    );
    await onChange();
    return outcome !== 'failed';
  };
  if (isSelf || !(twoStep || asking)) return null;
  return (
    <>
      <Button color="inherit" aria-label={`Reset two-step sign-in: ${who}`} onClick={() => setAsking(true)}>
        Reset two-step
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Reset two-step sign-in for ${who}?`}
        confirm="Reset"
        confirming="Resetting..."
        cancel="Keep"
        destructive
        running={running.size > 0}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      >
        Do this if they’ve lost their phone. They’re signed out everywhere, and their password alone signs
        them in until they set it up again.
      </ConfirmDialog>
    </>
  );
}
