import { useEffect, useEffectEvent, useState } from 'react';
import type { FilmContent } from '@domain/film/film';
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
  /** Has a film that is ready sent to clients with or without its sound; shown at once, and taken back if it fails. */
  readonly sendSound: (id: string, withSound: boolean) => Promise<boolean>;
}

type Answer = Pick<ServerFilms, 'state' | 'films'> & { readonly round: number };

const loading = { state: 'loading', films: [], round: 0 } as const;

/** A job's films as the server has them, asked once they are `wanted`. */
export function useServerFilms(jobId: string | null, wanted: boolean): ServerFilms {
  const { connected } = useConnection();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>(loading);
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
  const showSound = (id: string, withSound: boolean) =>
    setAnswer((before) => ({
      ...before,
      films: before.films.map((film) => (film.id === id ? { ...film, withSound } : film)),
    }));
  return {
    state,
    films,
    reload: () => setRound((before) => before + 1),
    async sendSound(id, withSound) {
      const film = films.find((one) => one.id === id);
      if (jobId === null || !film?.content) return false;
      showSound(id, withSound);
      try {
        await callAsAdmin('office-film-confirm', confirmation(jobId, { ...film, withSound }, film.content));
        return true;
      } catch (error) {
        reportFault('the sound of a film not changed', error);
        showSound(id, film.withSound);
        return false;
      }
    },
  };
}

/** What the server already has of a film, announced again. */
function confirmation(
  jobId: string,
  { id, name, size, direction, withSound }: ViewedFilm,
  content: FilmContent,
) {
  const unknownHere = { takenAt: null, sha256: null };
  return { filmId: id, jobId, type: content.type, name, size, direction, withSound, ...unknownHere };
}
