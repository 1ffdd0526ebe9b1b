import { useCallback, useEffect, useState } from 'react';
import type { ReadTeamAnswer } from '@domain/admin/team-calls';
import { sentenceOf } from '@/api/sentence-of';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

export type TeamView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly sentence: string }
  | ({ readonly state: 'read' } & ReadTeamAnswer);

/** The team. What is shown stays while it is read again. */
export function useTeam(call: CallAsAdmin): { readonly view: TeamView; readonly read: () => Promise<void> } {
  const [view, setView] = useState<TeamView>({ state: 'loading' });
  const read = useCallback(
    () =>
      call('office-team-read', {}).then(
        (team) => setView({ state: 'read', ...team }),
        (error: unknown) => {
          reportFault('team not loaded', error);
          setView((before) =>
            before.state === 'read' ? before : { state: 'failed', sentence: sentenceOf(error) },
          );
        },
      ),
    [call],
  );
  useEffect(() => void read(), [read]);
  return { view, read };
}
