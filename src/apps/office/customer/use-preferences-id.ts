import { useEffect, useState } from 'react';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

interface PreferencesId {
  readonly state: 'loading' | 'failed' | 'found';
  /** Empty until it is found. */
  readonly id: string;
  /** Of the phone number's own record; null for none. */
  readonly phoneId: string | null;
  readonly retry: () => void;
}

interface Found {
  readonly email: string;
  readonly phone: string;
  readonly id: string;
  readonly phoneId: string | null;
}

/** The id of a person's contact preferences, which only the server can work out. */
export function usePreferencesId(email: string, phone: string, call: CallAsAdmin): PreferencesId {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    call('office-contact-read', { email, phone })
      .then(({ preferencesId, phoneId = null }) => {
        if (!gone) setFound({ email, phone, id: preferencesId, phoneId });
      })
      .catch((error: unknown) => {
        reportFault('contact preferences not found', error);
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [email, phone, call, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  if (found?.email === email && found.phone === phone)
    return { state: 'found', id: found.id, phoneId: found.phoneId, retry };
  return { state: failed ? 'failed' : 'loading', id: '', phoneId: null, retry };
}
