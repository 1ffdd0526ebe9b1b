import { useEffect, useState } from 'react';
import type { ReadSettingsVersionAnswer } from '@domain/settings/settings-calls';
import { sentenceOf } from '@/api/sentence-of';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

type Found =
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly sentence: string }
  | { readonly state: 'found'; readonly version: ReadSettingsVersionAnswer };

/** One version of the settings. */
export function useSettingsVersion(
  call: CallAsAdmin,
  version: number,
): { readonly found: Found; readonly tryAgain: () => void } {
  const [found, setFound] = useState<Found>({ state: 'reading' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let gone = false;
    const show = (next: Found) => {
      if (!gone) setFound(next);
    };
    call('office-settings-version', { version }).then(
      (read) => show({ state: 'found', version: read }),
      (error: unknown) => {
        reportFault('a version of the settings not loaded', error);
        show({ state: 'failed', sentence: sentenceOf(error) });
      },
    );
    return () => {
      gone = true;
    };
  }, [call, version, tries]);

  const tryAgain = () => {
    setFound({ state: 'reading' });
    setTries((before) => before + 1);
  };
  return { found, tryAgain };
}
