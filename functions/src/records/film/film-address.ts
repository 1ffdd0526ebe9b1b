import { filmExtensions } from '@domain/film/film-type';
import { routes } from '@domain/business/routes';
import { readJson } from '@domain/json/parse-json';
import { hasFields, isFlag, isNumber, isOneOf, isText, orNull } from '@domain/json/guards';
import { config } from '../../platform/config';
import { seal, unseal } from '../../platform/seal';
import type { StoredFilm } from './stored-film';

/**
 * Hours for which a film's address works: longer than a film with its pauses. What the reader may see is decided again
 * for every part of it, so an ended link, a payment that was undone or the last day takes effect at once.
 */
const addressHours = 6;

/**
 * Who gets a film: someone with the key of a report or a share, or a member of the team, who gets it whole, or in the
 * preview of a report as clients do.
 */
export type FilmReader =
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'team'; readonly uid: string }
  /** `jobId`: the report's job, because a film of an earlier report is another job's. */
  | { readonly kind: 'preview'; readonly uid: string; readonly jobId: string | null };

export interface AddressedFilm {
  readonly filmId: string;
  readonly reader: FilmReader;
  readonly download: boolean;
}

/** The function's own path: Hosting could drop the ranges in which a film is sent. */
const filmsPath = `${routes.report}/films`;
const purpose = 'film-address';

/** What an address holds, encrypted: with the key itself in it, a copied address would give the whole report. */
interface Sealed {
  readonly film: string;
  readonly kind: FilmReader['kind'];
  readonly by: string;
  /** Of a preview's report; null for other readers. */
  readonly job: string | null;
  readonly download: boolean;
  readonly until: number;
}

const isSealed = hasFields<Sealed>({
  film: isText,
  kind: isOneOf(['key', 'team', 'preview'] as const),
  by: isText,
  job: orNull(isText),
  download: isFlag,
  until: isNumber,
});

/** The address of a film for one reader, who has access at `now`. */
export function filmAddress(
  { filmId, reader, download }: AddressedFilm,
  { type }: Pick<StoredFilm, 'type'>,
  now: Date,
): string {
  const sealed: Sealed = {
    film: filmId,
    kind: reader.kind,
    by: reader.kind === 'key' ? reader.key : reader.uid,
    job: reader.kind === 'preview' ? reader.jobId : null,
    download,
    until: now.getTime() + addressHours * 3_600_000,
  };
  const token = seal(purpose, JSON.stringify(sealed));
  return `${config.functionsUrl}/pages${filmsPath}/${token}/film.${filmExtensions[type]}`;
}

/** The film of an address at `now`; null if it has expired or was not issued here. */
export function addressedFilm(token: string, now: Date): AddressedFilm | null {
  const sealed = openToken(token);
  if (sealed === null || sealed.until < now.getTime()) return null;
  const { film: filmId, download } = sealed;
  return { filmId, download, reader: readerOf(sealed) };
}

function readerOf({ kind, by, job }: Sealed): FilmReader {
  if (kind === 'key') return { kind, key: by };
  return kind === 'team' ? { kind, uid: by } : { kind, uid: by, jobId: job };
}

function openToken(token: string): Sealed | null {
  try {
    return readJson(unseal(purpose, token), isSealed);
  } catch {
    // ignored: altered, cut off, or of another secret
    return null;
  }
}
