import { useCallback, useEffect, useState } from 'react';
import type { ReadSettingsAnswer } from '@domain/settings/settings-calls';
import { sentenceOf } from '@/api/sentence-of';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportedAs, reportFault } from '@/logging/report-fault';

export type ReadSettings =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly offline: boolean; readonly sentence: string }
  | { readonly state: 'read'; readonly answer: ReadSettingsAnswer };

interface UseReadSettings {
  readonly read: ReadSettings;
  readonly tryAgain: () => void;
  /** Reads again what is shown already, such as after a save. A failure leaves it as it is. */
  readonly refresh: () => Promise<void>;
}

/** The current settings and the saves before them. Needs a connection. */
export function useReadSettings(call: CallAsAdmin): UseReadSettings {
  const [read, setRead] = useState<ReadSettings>({ state: 'loading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let gone = false;
    const show = (next: ReadSettings) => {
      if (!gone) setRead(next);
    };
    call('office-settings-read', {}).then(
      (answer) => show({ state: 'read', answer }),
      (error: unknown) => {
        reportFault('settings not loaded', error);
        show({ state: 'failed', offline: !navigator.onLine, sentence: sentenceOf(error) });
      },
    );
    return () => {
      gone = true;
    };
  }, [call, tries]);

  const tryAgain = () => {
    setRead({ state: 'loading' });
    setTries((before) => before + 1);
  };

  const refresh = useCallback(async () => {
    const answer = await call('office-settings-read', {}).catch(
      reportedAs('settings not read again', undefined),
    );
    if (answer) setRead({ state: 'read', answer });
  }, [call]);

  return { read, tryAgain, refresh };
}
