import { useCallback, useEffect, useRef } from 'react';
import { reportedAs } from '@/logging/report-fault';
import type { FilmFrames } from '../read/film-frames';
import type { FilmSource } from '../read/film-source';

/**
 * Returns the function that opens a film's single frames, once and when they are first needed; null where this browser
 * can't. They are closed with the component.
 */
export function useFrames(film: FilmSource): () => Promise<FilmFrames | null> {
  const opened = useRef<Promise<FilmFrames | null> | null>(null);
  useEffect(
    () => () => {
      void opened.current?.then((frames) => frames?.close());
      opened.current = null;
    },
    [film],
  );
  return useCallback(() => {
    opened.current ??= import('../read/film-frames')
      .then(({ filmFrames }) => filmFrames(film))
      .catch(reportedAs('the frames of a film not opened', null));
    return opened.current;
  }, [film]);
}
