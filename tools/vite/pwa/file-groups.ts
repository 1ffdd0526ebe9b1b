import type { Manifest } from 'vite';

/**
 * A file of a group: a string if its name contains its hash, otherwise its address with the hash of its
 * content.
 */
export type GroupFile = string | { readonly url: string; readonly sha256: string };

/**
 * Name -> files. A document's group is named by its address (`/thank-you`), an app's by its name (`office`).
 */
export type FileGroups = Readonly<Record<string, readonly GroupFile[]>>;

/** What is of no use offline: a token from Google, and being signed in to one's referrals. */
const onlineOnly = [
  'firebase/app-check/visitor-app-check.ts',
  'firebase/session/referrer-sign-in.ts',
  'features/referral-app/mine/signed-in.tsx',
];

interface Follow {
  readonly lazyImports: boolean;
}

/** The files that `start` (manifest keys) loads, directly or later, as absolute paths. */
export function filesReachedFrom(
  manifest: Manifest,
  start: readonly string[],
  { lazyImports }: Follow = { lazyImports: true },
): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const open = [...start];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key) || onlineOnly.some((file) => chunk.src?.endsWith(file)))
      continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    open.push(...(chunk.imports ?? []), ...((lazyImports && chunk.dynamicImports) || []));
  }
  return [...files].filter((file) => file.startsWith('/assets/')).sort();
}

/**
 * The hashed files referenced by a document's HTML and everything these can load offline; the worker module's
 * lazy imports are only needed for sending. A file belongs to one of the builds.
 */
export function filesOfDocument(html: string, manifests: readonly Manifest[]): string[] {
  const named = [...html.matchAll(/\/(assets\/[^"'`()\s<>,?#&]+)/g)].map((match) => match[1] ?? '');
  const worker = /data-worker="\/([^"]+)"/.exec(html)?.[1];
  const files = manifests.flatMap((manifest) => {
    const keyOf = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
    const keysOf = (paths: readonly string[]) => paths.flatMap((file) => keyOf.get(file) ?? []);
    return [
      ...filesReachedFrom(manifest, keysOf(named.filter((file) => file !== worker))),
      ...filesReachedFrom(manifest, keysOf(worker === undefined ? [] : [worker]), { lazyImports: false }),
    ];
  });
  return [...new Set([...named.map((file) => `/${file}`), ...files])].sort();
}

/**
 * A document's address under Hosting's `cleanUrls`: `index.html` -> `/`, `thank-you.html` -> `/thank-you`.
 */
export function documentAddress(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}
