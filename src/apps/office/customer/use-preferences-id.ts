import { useEffect, useState } from 'react';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

interface PreferencesId {
  readonly state: 'loading' | 'failed' | 'found';
  /** Empty until it is found. */
  readonly id: string;
  readonly retry: () => void;
}

/** The id of a person's contact preferences, which only the server can work out. */
export function usePreferencesId(email: string, call: CallAsAdmin): PreferencesId {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ readonly email: string; readonly id: string } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    call('office-contact-read', { email })
      .then(({ preferencesId }) => {
        if (!gone) setFound({ email, id: preferencesId });
      })
      .catch((error: unknown) => {
        reportFault('contact preferences not found', error);
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [email, call, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  if (found?.email === email) return { state: 'found', id: found.id, retry };
  return { state: failed ? 'failed' : 'loading', id: '', retry };
}
