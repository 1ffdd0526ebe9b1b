import { useCallback, useEffect, useState } from 'react';
import type { DoorLink, DoorPurpose } from '@domain/job/link-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';
import { doorProblem } from './door-problem';

type LinkView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'ready'; readonly link: DoorLink };

/** What the client does on their own phone. */
export type CodePurpose = Exclude<DoorPurpose, 'hand_over'>;

/** A link for the client at the door, created when the dialog opens and again on request. */
export function useDoorLink(call: CallAsAdmin, bookingId: string, purpose: CodePurpose) {
  const [view, setView] = useState<LinkView>({ state: 'loading' });
  const issue = useCallback(async () => {
    setView({ state: 'loading' });
    try {
      const idempotencyKey = crypto.randomUUID();
      const link = await call('office-door-link', { bookingId, purpose, idempotencyKey });
      setView({ state: 'ready', link });
    } catch (error) {
      reportFault('no link for the door', error);
      setView({ state: 'failed', why: doorProblem(error) });
    }
  }, [call, bookingId, purpose]);
  useEffect(() => void issue(), [issue]);
  return { view, issue };
}
