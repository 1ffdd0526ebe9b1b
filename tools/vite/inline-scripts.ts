import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { repositoryRoot } from '../backend/stack';

export interface InlineScript {
  /** The file name without its extension: `loader`. */
  readonly name: string;
  /** Must be inserted unchanged, because the Content-Security-Policy contains its hash. */
  readonly code: string;
  /** Base64. */
  readonly sha256: string;
}

const folder = path.join(repositoryRoot, 'src/site/inline');

/** Every script of src/site/inline, minified, by name. The documents use the code, Hosting the hashes. */
export async function inlineScripts(): Promise<InlineScript[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.js')) : [];
  return Promise.all(
    files.sort().map(async (file) => {
      const source = readFileSync(path.join(folder, file), 'utf8');
      // esbuild's own target for the documents, because no polyfill is loaded yet.
      const { code } = await transform(source, { minify: true, target: 'es2022', format: 'iife' });
      const exact = code.trim();
      return {
        name: path.basename(file, '.js'),
        code: exact,
        sha256: createHash('sha256').update(exact).digest('base64'),
      };
    }),
  );
}
