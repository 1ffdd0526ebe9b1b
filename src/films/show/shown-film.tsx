import { useMemo } from 'react';
import type { ViewedFilm } from '@domain/film/film-calls';
import type { FilmRecord } from '../device-films';
import type { FilmMark, FilmMoment, OtherMoments } from '../film-mark';
import { FilmPlayer } from '../player/film-player';
import { useFilmFile } from '../player/use-film-file';

interface ShownFilmProps {
  /** Of a film on this device; null for one that is played from the server. */
  readonly record: FilmRecord | null;
  readonly served: ViewedFilm | null | undefined;
  readonly name: string;
  readonly marks: readonly FilmMark[];
  readonly footage: string;
  readonly onFinding: ((moment: FilmMoment) => void) | null;
  readonly others: OtherMoments | null;
  readonly onReload: () => void;
}

/** Plays a film from this device, or else from the server. */
export function ShownFilm({ record, served, onReload, ...props }: ShownFilmProps) {
  if (record) return <OnDevice {...props} record={record} />;
  return served && <Served {...props} served={served} onReload={onReload} />;
}

type PlayerProps = Omit<ShownFilmProps, 'record' | 'served' | 'onReload'>;

function OnDevice({ record, ...props }: PlayerProps & { readonly record: FilmRecord }) {
  const played = useFilmFile(record.id);
  if (played === null) return <div aria-busy="true" style={{ aspectRatio: '16 / 9' }} />;
  if (played === 'missing') return null;
  return (
    <FilmPlayer
      {...props}
      filmId={record.id}
      played={played}
      duration={record.content?.durationSeconds ?? 1}
    />
  );
}

interface ServedProps extends PlayerProps {
  readonly served: ViewedFilm;
  readonly onReload: () => void;
}

function Served({ served: { id, url, size, content }, ...props }: ServedProps) {
  const played = useMemo(() => url !== null && { source: { url, size }, url }, [url, size]);
  return (
    played && <FilmPlayer {...props} filmId={id} played={played} duration={content?.durationSeconds ?? 1} />
  );
}
