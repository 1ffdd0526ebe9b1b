import { useCallback, useEffect, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import type { DoorLink, DoorPurpose } from '@domain/job/link-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

type LinkView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'ready'; readonly link: DoorLink };

const notReached = 'It couldn’t be created. Check your connection, then try again.';

/** A link for the client at the door, created when the dialog opens and again on request. */
export function useDoorLink(call: CallAsAdmin, bookingId: string, purpose: DoorPurpose) {
  const [view, setView] = useState<LinkView>({ state: 'loading' });
  const issue = useCallback(async () => {
    setView({ state: 'loading' });
    try {
      const idempotencyKey = crypto.randomUUID();
      const link = await call('office-door-link', { bookingId, purpose, idempotencyKey });
      setView({ state: 'ready', link });
    } catch (error) {
      reportFault('no link for the door', error);
      const known = error instanceof AppError && error.code !== 'unavailable' && error.code !== 'internal';
      setView({ state: 'failed', why: known ? error.details.userMessage : notReached });
    }
  }, [call, bookingId, purpose]);
  useEffect(() => void issue(), [issue]);
  return { view, issue };
}
