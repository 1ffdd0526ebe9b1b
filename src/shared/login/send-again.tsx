import { useEffect, useState } from 'react';
import { PlainButton } from '@/ui/plain-button';

/** Seconds before another code can be requested. */
const waitSeconds = 30;

interface SendAgainProps {
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  readonly busy: boolean;
  readonly onSend: () => void;
}

function secondsLeft(askedAt: number): number {
  const left = Math.ceil((askedAt + waitSeconds * 1000 - Date.now()) / 1000);
  // The device's clock may have been set back.
  return Math.min(waitSeconds, Math.max(0, left));
}

/** Requests another code, after the first had time to arrive. */
export function SendAgain({ askedAt, busy, onSend }: SendAgainProps) {
  const [seconds, setSeconds] = useState(() => secondsLeft(askedAt));
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds(secondsLeft(askedAt)), 1000);
    return () => clearInterval(timer);
  }, [waiting, askedAt]);
  return (
    <PlainButton type="button" look="quiet" disabled={busy || waiting} onClick={onSend}>
      {waiting ? `Send a new code in ${seconds} s` : 'Send a new code'}
    </PlainButton>
  );
}
