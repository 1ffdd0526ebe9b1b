import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { filmLimits } from '@domain/film/film-limits';
import type { CalendarDate } from '@domain/time/calendar-date';
import { reportedAs } from '@/logging/report-fault';
import { useConnection } from '@/offline/connectivity';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { useToast } from '@/ui/use-toast';
import { useDeviceFilms, type FilmRecord } from './device-films';
import { isOf, withStoredFilms } from './draft-films';
import { changeFilm } from './device/film-store';
import type { FilmMark, FilmMoment, OtherMoments } from './film-mark';
import { canBeServed, servedStatus } from './server/served-film';
import { useServerFilms } from './server/use-server-films';
import { ConnectionChoice } from './show/connection-choice';
import { FilmRow } from './show/film-row';
import { filmStatus } from './show/film-status';
import { ShownFilm } from './show/shown-film';
import { useAllowedConnection } from './show/use-allowed-connection';
import { ChooseButton } from './take/choose-button';
import { DropZone } from '@/ui/drop-zone';
import { labelled, type LabelledFilm } from './take/film-labels';
import type { FilmsPlace } from './take/new-film-record';
import { useAddingFilms } from './take/use-adding-films';
import { useRemovingFilms } from './take/use-removing-films';

interface ReportFilmsProps {
  readonly place: FilmsPlace;
  /** The inspection's date. */
  readonly date: CalendarDate;
  readonly films: readonly LabelledFilm[];
  /** The findings that were taken from films, in any of them. */
  readonly marks: readonly FilmMark[];
  /** The footage of the last finding, as typed. */
  readonly footage: string;
  readonly onFilms: (films: readonly LabelledFilm[]) => void;
  /** Null where no finding can be added. */
  readonly onFinding: ((moment: FilmMoment) => void) | null;
  /** Null where a moment can only become a finding. */
  readonly others: OtherMoments | null;
}

/** The films of a report: choose them, watch them from this device or the server, and take findings from them. */
export function ReportFilms({ place, date, films, marks, footage, onFilms, ...props }: ReportFilmsProps) {
  const device = useDeviceFilms();
  const toast = useToast();
  const { connected } = useConnection();
  const allowed = useAllowedConnection();
  const [watched, setWatched] = useState<string | null>(null);
  const recordOf = (id: string) => device.records.find((record) => record.id === id) ?? null;

  const { change, removedHere } = useFilmList(device.records, { place, films, onFilms });
  const adding = useAddingFilms(place, films.length, (id) =>
    change((now) => (now.some((film) => film.id === id) ? now : [...now, { id, label: '' }])),
  );
  const remove = useRemovingFilms(change, removedHere);
  const isHere = (id: string) => recordOf(id)?.here === true;
  const server = useServerFilms(place.jobId, device.read && films.some(({ id }) => !isHere(id)));
  const servedOf = (id: string) => (isHere(id) ? undefined : server.films.find((film) => film.id === id));
  const canWatch = (id: string) => canPlay(recordOf(id)) || canBeServed(servedOf(id));
  // One on this device plays right away, one on the server once it is asked for.
  const shown =
    films.find(({ id }) => id === watched && canWatch(id)) ??
    films.find(({ id }) => canPlay(recordOf(id))) ??
    null;
  const nameOf = ({ id, label }: LabelledFilm) =>
    label || `Film ${films.findIndex((film) => film.id === id) + 1}`;
  const set = (id: string, values: Partial<Omit<FilmRecord, 'version' | 'id' | 'owner'>>) =>
    void changeFilm(id, values).catch(reportedAs('a film not changed', null));

  const chooseSound = async (id: string, withSound: boolean) => {
    if (!servedOf(id)) return set(id, { withSound, ...unannounced, soundAnnounced: false });
    if (!(await server.sendSound(id, withSound))) toast(soundNotSaved);
    else if (recordOf(id)) set(id, { withSound, soundAnnounced: true });
  };

  const statusOf = (id: string) => {
    const record = recordOf(id);
    if (place.jobId === null || !device.read || isHere(id) || record?.state === 'refused')
      return filmStatus(record, { progress: device.progress, connected, allowed });
    return servedStatus(servedOf(id), server.state, connected);
  };
  const shownRecord = shown && recordOf(shown.id);
  const shownServed = shown && servedOf(shown.id);
  return (
    <DropZone onFiles={adding.add}>
      {films.length > 0 && (
        <ul
          style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 }}
        >
          {films.map((film) => {
            const name = nameOf(film);
            return (
              <FilmRow
                key={film.id}
                name={name}
                id={film.id}
                record={recordOf(film.id)}
                served={servedOf(film.id)}
                status={statusOf(film.id)}
                date={date}
                canWatch={canWatch(film.id)}
                shown={shown?.id === film.id}
                onWatch={() => setWatched(film.id)}
                onDirection={(direction) => {
                  const withSound = servedOf(film.id)?.withSound;
                  set(film.id, { direction, ...(withSound !== undefined && { withSound }), ...unannounced });
                }}
                canChooseSound={connected || isHere(film.id)}
                onSound={(withSound) => void chooseSound(film.id, withSound)}
                onPause={(paused) => set(film.id, { paused, begunAt: 0 })}
                onReload={server.state === 'failed' && !isHere(film.id) ? server.reload : null}
                onRemove={() => {
                  remove(film, name);
                  document.querySelector<HTMLElement>('[data-choose-film]')?.focus();
                }}
              />
            );
          })}
        </ul>
      )}
      {shown && (
        <ShownFilm
          key={shown.id}
          record={canPlay(shownRecord) ? shownRecord : null}
          served={canBeServed(shownServed ?? undefined) ? shownServed : null}
          name={nameOf(shown)}
          marks={marks.filter(({ filmId }) => filmId === shown.id)}
          footage={footage}
          {...props}
          onReload={server.reload}
        />
      )}
      <AddingNotes adding={adding} />
      {films.length === 0 && adding.copying === null && (
        <Typography sx={{ color: 'text.secondary' }}>
          Choose the film from the camera’s card or this device, or drop it here. It plays right away and
          uploads in the background.
        </Typography>
      )}
      <ChooseButton
        label={films.length === 0 ? 'Choose Film' : 'Add Another Film'}
        disabled={films.length >= filmLimits.films}
        onFiles={adding.add}
      />
      {films.length > 0 && <ConnectionChoice />}
      <SameFilmDialog adding={adding} />
    </DropZone>
  );
}

/** Changes the report's films, and adds those that the device has stored for it. */
function useFilmList(
  records: readonly FilmRecord[],
  { place, films, onFilms }: Pick<ReportFilmsProps, 'place' | 'films' | 'onFilms'>,
) {
  // The latest films, because several may be added before the form has rendered the first.
  const latest = useRef(films);
  useEffect(() => {
    latest.current = films;
  }, [films]);
  const change = (edit: (now: readonly LabelledFilm[]) => readonly LabelledFilm[]) => {
    const next = labelled(
      edit(latest.current),
      (id) => records.find((record) => record.id === id)?.direction,
    );
    if (sameFilms(next, latest.current)) return;
    latest.current = next;
    onFilms(next);
  };
  // If the form was closed while a film was copied, it is on the device but not in the report.
  const removedHere = useRef(new Set<string>());
  const follow = useEffectEvent(() => {
    const stored = records
      .filter((film) => isOf(film, place.target) && !removedHere.current.has(film.id))
      .map(({ id }) => id);
    change((now) => withStoredFilms(now, stored));
  });
  useEffect(() => follow(), [records]);
  return { change, removedHere };
}

interface AddingProps {
  readonly adding: ReturnType<typeof useAddingFilms>;
}

/** The film that is being copied, and those that were refused. */
function AddingNotes({ adding }: AddingProps) {
  return (
    <>
      <div role="status">
        {adding.copying !== null && (
          <p style={{ margin: 0 }}>
            Copying {adding.copying} to this device. Leave the card in until it’s done.
          </p>
        )}
      </div>
      {adding.refusals.length > 0 && (
        <Notice tone="error" role="alert">
          <Icon name="alert" />
          <div style={{ flex: 1, overflowWrap: 'anywhere' }}>
            {adding.refusals.map((sentence, index) => (
              <p key={index}>{sentence}</p>
            ))}
          </div>
          <IconButton color="inherit" aria-label="Close" onClick={adding.clearRefusals}>
            <Icon name="close" />
          </IconButton>
        </Notice>
      )}
    </>
  );
}

/** Asks about a film that another job's report has. */
function SameFilmDialog({ adding }: AddingProps) {
  return (
    <ConfirmDialog
      open={adding.question !== null}
      title="Is this film of this job?"
      confirm="Use It Here Too"
      confirming="Adding..."
      cancel="Don’t add it"
      running={false}
      onConfirm={() => {
        adding.answer(true);
        return Promise.resolve(false);
      }}
      onClose={() => adding.answer(false)}
    >
      {adding.question?.file.name} is already in the report for {adding.question?.about}.
    </ConfirmDialog>
  );
}

const soundNotSaved = {
  title: 'Sound Not Changed',
  description: 'We couldn’t save your choice about the film’s sound. Try again in a moment.',
  destructive: true,
} as const;

const unannounced = { announced: false } as const;

function canPlay(record: FilmRecord | null): boolean {
  return record?.here === true && record.content?.unplayable === null;
}

function sameFilms(some: readonly LabelledFilm[], others: readonly LabelledFilm[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, label }, index) => id === others[index]?.id && label === others[index].label)
  );
}
