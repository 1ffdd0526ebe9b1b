import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EntryCard } from '@/ui/entry-card';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { useActions } from '@/ui/use-actions';
import { leaveEverywhere } from '../session/leave-everywhere';

/** Signs out on every device, after a confirmation. */
export function SignOutEverywhere() {
  const { act, running } = useActions();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    const outcome = await act(
      'leave everywhere',
      {
        done: 'Signed Out Everywhere',
        failed: 'Failed to sign out everywhere.',
        about: 'Every phone and computer now needs a new code.',
      },
      leaveEverywhere,
    );
    return outcome !== 'failed';
  };
  return (
    <EntryCard aria-labelledby="profile-devices">
      <h2 id="profile-devices">Your devices</h2>
      <p>Lost a phone, or signed in on a computer that isn’t yours? Sign out on all of them at once.</p>
      <div className="ways">
        <PlainButton type="button" look="quiet" onClick={() => setAsking(true)}>
          <Icon name="sign-out" size={18} /> Sign out everywhere
        </PlainButton>
      </div>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        confirming="Signing out..."
        cancel="Stay signed in"
        running={running.size > 0}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        You’ll be signed out of the portal on every phone and computer, including this one. To come back, get
        a new code by email. The links in our emails keep working.
      </ConfirmDialog>
    </EntryCard>
  );
}
