import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { PlainButton } from '@/ui/plain-button';
import { useToast } from '@/ui/use-toast';
import { leaveEverywhere, leaveReferrals } from './leave-referrals';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Who is signed in, and how to sign out. @param email null where it is unknown */
export function OwnAccount({ email }: { readonly email: string | null }) {
  const toast = useToast();
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  // One key for all attempts, so that a repeated one counts once.
  const key = useRef<string | null>(null);
  const leave = (task: () => Promise<void>) => {
    setLeaving(true);
    task().catch(() => {
      setLeaving(false);
      const description = 'We couldn’t sign you out. Please try again.';
      toast({ title: 'Error', description, destructive: true });
    });
  };
  const everywhere = () => {
    key.current ??= crypto.randomUUID();
    return leaveEverywhere(key.current);
  };
  return (
    <section aria-labelledby="own-account">
      <h2 id="own-account">Signed in</h2>
      {email !== null && <p style={{ overflowWrap: 'anywhere' }}>{email}</p>}
      {asking ? (
        <>
          <p role="status">Every phone and computer will need a new code, also this one.</p>
          <Ways>
            <PlainButton type="button" disabled={leaving} onClick={() => leave(everywhere)}>
              Sign out everywhere
            </PlainButton>
            <PlainButton type="button" look="quiet" disabled={leaving} onClick={() => setAsking(false)}>
              Stay signed in
            </PlainButton>
          </Ways>
        </>
      ) : (
        <Ways>
          <PlainButton type="button" look="quiet" disabled={leaving} onClick={() => leave(leaveReferrals)}>
            Sign out
          </PlainButton>
          <PlainButton type="button" look="quiet" disabled={leaving} onClick={() => setAsking(true)}>
            Sign out everywhere…
          </PlainButton>
        </Ways>
      )}
    </section>
  );
}
