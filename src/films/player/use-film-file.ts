import { useEffect, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { readFilmFile } from '../device/film-store';
import type { FilmSource } from '../read/film-source';

/** A film that can be played. */
export interface PlayedFilm {
  readonly source: FilmSource;
  /** For a file of this device, as long as the component is mounted. */
  readonly url: string;
}

/** A film's file on this device, to be played. Null while it is read; `missing` if it isn't here. */
export function useFilmFile(id: string): PlayedFilm | 'missing' | null {
  const [read, setRead] = useState<{ readonly id: string; readonly played: PlayedFilm | 'missing' } | null>(
    null,
  );
  useEffect(() => {
    let wanted = true;
    let url: string | null = null;
    const reading = readFilmFile(id).catch(reportedAs('a film not read from the device', undefined));
    void reading.then((file) => {
      if (!wanted) return;
      if (!file) return setRead({ id, played: 'missing' });
      url = URL.createObjectURL(file);
      setRead({ id, played: { source: file, url } });
    });
    return () => {
      wanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id]);
  return read?.id === id ? read.played : null;
}
