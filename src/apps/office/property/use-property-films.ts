import { useCallback, useEffect, useState } from 'react';
import type { PropertyFilm } from '@domain/property/property-calls';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

export type PropertyFilms =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly films: readonly PropertyFilm[] };

/** The films of a property's jobs, read again when `jobs` changes. @returns them and a function that tries again */
export function usePropertyFilms(
  propertyId: string,
  jobs: string,
): { readonly read: PropertyFilms; readonly retry: () => void } {
  const [read, setRead] = useState<PropertyFilms>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let ignored = false;
    callAsAdmin('office-property-films', { propertyId }).then(
      ({ films }) => {
        if (!ignored) setRead({ state: 'ready', films });
      },
      (error: unknown) => {
        reportFault('the films of a property not read', error);
        // Films that are shown stay.
        if (!ignored) setRead((before) => (before.state === 'ready' ? before : { state: 'failed' }));
      },
    );
    return () => {
      ignored = true;
    };
  }, [propertyId, jobs, attempt]);
  const retry = useCallback(() => {
    setRead({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { read, retry };
}
