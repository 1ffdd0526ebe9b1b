import type { Manifest } from 'vite';

/** A file of a group: a string if its name holds its hash, else its address with the hash of its content. */
export type GroupFile = string | { readonly url: string; readonly sha256: string };

/** Name -> files. A document's group is named by its address (`/thank-you`), an app's by its name (`office`). */
export type FileGroups = Readonly<Record<string, readonly GroupFile[]>>;

/** What a document's worker module can come to load is for sending, which needs a connection anyway. */
const onlyOnline = /sw-client\/register-document\.ts$/;

/** The build's own list of files that `start` (a key of the manifest) can come to load without a connection, absolute. */
export function filesReachedFrom(manifest: Manifest, start: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const open = [...start];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    open.push(...(chunk.imports ?? []));
    if (!onlyOnline.test(key)) open.push(...(chunk.dynamicImports ?? []));
  }
  return [...files].filter((file) => file.startsWith('/assets/')).sort();
}

/** The hashed files that a document's HTML names, and all that these can come to load. */
export function filesOfDocument(html: string, manifest: Manifest): string[] {
  const named = [...html.matchAll(/\/(assets\/[^"'`()\s<>,?#&]+)/g)].map((match) => match[1] ?? '');
  const keyOf = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
  const keys = named.flatMap((file) => keyOf.get(file) ?? []);
  return [...new Set([...named.map((file) => `/${file}`), ...filesReachedFrom(manifest, keys)])].sort();
}

/** A document's address under Hosting's `cleanUrls`: `index.html` -> `/`, `thank-you.html` -> `/thank-you`. */
export function documentAddress(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
