import { useConnection } from '@/offline/connectivity';
import { isUnsentFilm, useDeviceFilms } from './device-films';
import { filmStatus } from './show/film-status';
import { useAllowedConnection } from './show/use-allowed-connection';

/** That a report's film is still being uploaded from this device; nothing where all are there. */
export function FilmFollows({ films }: { readonly films: readonly string[] }) {
  const { records, progress } = useDeviceFilms();
  const { connected } = useConnection();
  const allowed = useAllowedConnection();
  const unsent = records.filter((film) => films.includes(film.id) && isUnsentFilm(film));
  const [first] = unsent;
  if (!first) return null;
  return (
    <p role="status" style={{ margin: 0 }}>
      <strong>The film follows.</strong> You can send the report now.{' '}
      {unsent.length > 1 && `${unsent.length} films are still on this device. `}
      {filmStatus(first, { progress, connected, allowed }).words}.
    </p>
  );
}
