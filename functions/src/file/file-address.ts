import { routes } from '@domain/business/routes';
import { storageFolders } from '@domain/firestore/paths';
import { config } from '../platform/config';
import { keyedHash } from '../platform/hash';
import { sameSecret } from '../platform/same-secret';

export const addressMinutes = 15;

/** What of the file store can have an address; a photo as it was received never has one. */
const addressable = [storageFolders.signedPapers, storageFolders.reports, storageFolders.shownPhotos];

/** Below the site's own address, so that a page needs no other origin for its photos. */
const filesAddress = `${routes.report}/files`;

interface Wanted {
  /** What the file is called where it is saved. */
  readonly fileName: string;
  /** Saved instead of shown; shown where left out. */
  readonly download?: boolean;
}

interface AddressedFile {
  /** In the file store. */
  readonly path: string;
  readonly fileName: string;
  readonly download: boolean;
}

export interface FileAddress {
  readonly url: string;
  /** The last moment at which it works, ISO 8601. */
  readonly expiresAt: string;
}

/** The address of a stored file for whoever was just shown to be entitled to it; it works for a quarter of an hour. */
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

/** The file that an address of ours names at `now`; null where it is over or was not issued here. */
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
