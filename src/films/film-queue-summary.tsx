import { counted } from '@domain/text/counted';
import { useConnection } from '@/offline/connectivity';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { isUnsentFilm, useDeviceFilms } from './device-films';
import { filmStatus } from './show/film-status';
import { useAllowedConnection } from './show/use-allowed-connection';

interface FilmQueueSummaryProps {
  /** The target of the report in the form, which shows its own films. */
  readonly except: string;
}

/** How many films of other reports are not uploaded from this device; nothing where all are. */
export function FilmQueueSummary({ except }: FilmQueueSummaryProps) {
  const { records, progress } = useDeviceFilms();
  const { connected } = useConnection();
  const allowed = useAllowedConnection();
  const unsent = records.filter((film) => isUnsentFilm(film) && film.target !== except);
  const current = unsent.find(({ id }) => id === progress?.id) ?? unsent[0];
  if (!current) return null;
  return (
    <Notice role="status">
      <Icon name={connected ? 'upload' : 'cloud-off'} />
      <p>
        <strong>{counted(unsent.length, 'film')} of other reports still to upload.</strong> {current.about}:{' '}
        {filmStatus(current, { progress, connected, allowed }).words}.
      </p>
    </Notice>
  );
}
