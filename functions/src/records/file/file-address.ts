import { routes } from '@domain/business/routes';
import { storageFolders } from '@domain/firestore/paths';
import { config } from '../../platform/config';
import { keyedHash } from '../../platform/hash';
import { sameSecret } from '../../platform/same-secret';

export const addressMinutes = 15;

/** Folders whose files can have URLs; originals of photos never do. */
const addressable = [storageFolders.signedDocuments, storageFolders.reports, storageFolders.shownPhotos];

/** On the site's own origin, so that pages need no other origin for photos. */
const filesAddress = `${routes.report}/files`;

interface Wanted {
  /** File name when saved. */
  readonly fileName: string;
  /** True to save, false or absent to display. */
  readonly download?: boolean;
}

interface AddressedFile {
  /** Path in the bucket. */
  readonly path: string;
  readonly fileName: string;
  readonly download: boolean;
}

export interface FileAddress {
  readonly url: string;
  /** The last moment at which it works, ISO 8601. */
  readonly expiresAt: string;
}

/** Signed URL of a stored file, valid for 15 minutes. Check the reader's access first. */
export function fileAddress(path: string, { fileName, download = false }: Wanted, now: Date): FileAddress {
  const expires = new Date(now.getTime() + addressMinutes * 60_000);
  const named = {
    path,
    name: fileName,
    as: download ? 'download' : 'view',
    until: String(expires.getTime()),
  };
  const query = new URLSearchParams({ ...named, signature: signatureOf(named) });
  return { url: `${config.siteUrl}${filesAddress}?${query.toString()}`, expiresAt: expires.toISOString() };
}

/** The file of a signed URL at `now`; null if it expired or was not issued here. */
export function addressedFile(query: Readonly<Record<string, unknown>>, now: Date): AddressedFile | null {
  const { path, name, as, until, signature } = query;
  if (![path, name, as, until, signature].every((part) => typeof part === 'string')) return null;
  const named = { path, name, as, until } as Named;
  if (!sameSecret(signature as string, signatureOf(named))) return null;
  if (!(Number(named.until) >= now.getTime())) return null;
  if (!addressable.some((folder) => named.path.startsWith(`${folder}/`))) return null;
  return { path: named.path, fileName: named.name, download: named.as === 'download' };
}

type Named = Readonly<Record<'path' | 'name' | 'as' | 'until', string>>;

function signatureOf({ path, name, as, until }: Named): string {
  return keyedHash('file', JSON.stringify([path, name, as, until]));
}
