import type { RefObject } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { useToast } from '@/ui/use-toast';
import { changeFilm } from '../device/film-store';
import type { LabelledFilm } from './film-labels';

/** How long a removal can be undone. */
const undoMs = 30_000;

/** Returns the function that takes a film out of the report, which offers Undo. */
export function useRemovingFilms(
  change: (edit: (films: readonly LabelledFilm[]) => readonly LabelledFilm[]) => void,
  /** Removed films, of which the device's records may still be out of date. */
  removedHere: RefObject<Set<string>>,
): (film: LabelledFilm, name: string) => void {
  const toast = useToast();
  return (film, name) => {
    let at = 0;
    removedHere.current.add(film.id);
    change((films) => {
      at = Math.max(
        0,
        films.findIndex(({ id }) => id === film.id),
      );
      return films.filter(({ id }) => id !== film.id);
    });
    void changeFilm(film.id, { removedAt: Date.now() }).catch(
      reportedAs('a film not marked as removed', null),
    );
    toast({
      title: 'Film Removed',
      description: name,
      action: {
        label: 'Undo',
        offeredFor: undoMs,
        onChoose: () => {
          removedHere.current.delete(film.id);
          change((films) => (films.some(({ id }) => id === film.id) ? films : films.toSpliced(at, 0, film)));
          void changeFilm(film.id, { removedAt: 0 }).catch(reportedAs('a film not put back', null));
        },
      },
    });
  };
}
