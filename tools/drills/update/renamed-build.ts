import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A second build of the same source in which every hashed file has another name and all references are
 * updated.
 */
export interface RenamedBuild {
  /** The content of a text file in this build. */
  readonly rewrite: (text: string) => string;
  /** The original path of this build's file at `path`; null for a file that only the first build has. */
  readonly pathBefore: (path: string) => string | null;
}

const hashed = /([\w.-]*[\w.])-([\w-]{8})\.(js|css|woff2|png|svg|webp|avif)\b/g;
const fixedFile = /\.(?:html|webmanifest)$/;

/** Reads a finished build and renames every hashed file; the service worker's version changes too. */
export function renamedBuild(distDir: string): RenamedBuild {
  const names = new Map<string, string>();
  for (const name of readdirSync(path.join(distDir, 'assets'))) names.set(name, renamed(name));
  const before = new Map([...names].map(([old, now]) => [now, old]));
  const rename = (text: string) => text.replace(hashed, (name) => names.get(name) ?? name);

  // The worker caches a document only if its build id matches.
  const digests = new Map<string, string>();
  for (const file of readdirSync(distDir, { recursive: true, encoding: 'utf8' })) {
    if (!fixedFile.test(file)) continue;
    const text = readFileSync(path.join(distDir, file), 'utf8');
    digests.set(sha256(text), sha256(rename(text)));
  }
  const version = /(?<=["'`])[0-9a-f]{12}(?=["'`])/.exec(
    readFileSync(path.join(distDir, 'sw.js'), 'utf8'),
  )?.[0];
  if (version === undefined) throw new Error('the build’s service worker has no version');

  return {
    rewrite: (text) =>
      rename(text)
        .replaceAll(/\b[0-9a-f]{64}\b/g, (digest) => digests.get(digest) ?? digest)
        .replaceAll(version, [...version].reverse().join('')),
    pathBefore(asked) {
      const name = asked.replace(/^\/assets\//, '');
      if (name === asked) return asked;
      const old = before.get(name);
      return old === undefined ? null : `/assets/${old}`;
    },
  };
}

function renamed(name: string): string {
  return name.replace(hashed, (_, base: string, hash: string, ending: string) => {
    const turned = [...hash].reverse().join('');
    return `${base}-${turned === hash ? `${hash.slice(1)}0` : turned}.${ending}`;
  });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
