import { useEffect, useEffectEvent, useState } from 'react';
import type { ViewedFilm } from '@domain/film/film-calls';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';
import { useConnection } from '@/offline/connectivity';

export interface ServerFilms {
  /** loading: also without a connection, until there is one. */
  readonly state: 'loading' | 'known' | 'failed';
  /** Empty until they are known. */
  readonly films: readonly ViewedFilm[];
  /** Asks again: addresses end after some hours, and a film may have arrived meanwhile. */
  readonly reload: () => void;
}

const loading = { state: 'loading', films: [], round: 0 } as const;

/** A job's films as the server has them, asked once they are `wanted`. */
export function useServerFilms(jobId: string | null, wanted: boolean): ServerFilms {
  const { connected } = useConnection();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Omit<ServerFilms, 'reload'> & { readonly round: number }>(loading);
  const asked = wanted && connected ? jobId : null;
  // A connection that is back changes nothing of films that are all there, so that the one that plays keeps its address.
  const isAnswered = useEffectEvent(
    () =>
      answer.state === 'known' &&
      answer.round === round &&
      answer.films.every(({ state }) => state === 'ready'),
  );
  useEffect(() => {
    if (asked === null || isAnswered()) return;
    let isCurrent = true;
    callAsAdmin('office-film-view', { jobId: asked }).then(
      ({ films }) => isCurrent && setAnswer({ state: 'known', films, round }),
      (error: unknown) => {
        reportFault('films of a job not listed', error);
        if (isCurrent)
          setAnswer((before) => (before.state === 'known' ? before : { ...loading, state: 'failed' }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [asked, round]);
  const { state, films } = answer;
  return { state, films, reload: () => setRound((before) => before + 1) };
}
