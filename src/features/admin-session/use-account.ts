import { useCallback, useEffect, useState } from 'react';
import type { ReadAccountAnswer } from '@domain/admin/session-calls';
import { sentenceOf } from '@/api/sentence-of';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

export type AccountView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'read'; readonly account: ReadAccountAnswer };

/** The admin's own account. What is shown stays while it is read again. */
export function useAccount(call: CallAsAdmin): {
  readonly view: AccountView;
  readonly read: () => Promise<void>;
} {
  const [view, setView] = useState<AccountView>({ state: 'loading' });
  const read = useCallback(
    () =>
      call('office-account-read', {}).then(
        (account) => setView({ state: 'read', account }),
        (error: unknown) => {
          reportFault('account not loaded', error);
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
