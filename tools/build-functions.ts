import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, transform, type OutputFile } from 'esbuild';
import { repositoryRoot } from './backend/stack';
import { businessAlias } from './business/chosen-business.mjs';
import { commitOf } from './commit-of';
import { trustedJson } from './trusted-json';

const folder = path.join(repositoryRoot, 'functions');
const outdir = path.join(folder, 'lib');

/**
 * Bundles functions/src and domain/ into functions/lib: index.js, and a file for each part that is loaded on demand, so
 * that a starting instance reads only what its calls need. Dependencies in functions/package.json stay external,
 * because the deploy installs them; devDependencies are bundled, so only the mail components in use are shipped.
 */
async function buildFunctions(): Promise<void> {
  const manifest = trustedJson<{
    dependencies: Record<string, string>;
  }>(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const packages = Object.keys(manifest.dependencies);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['src/index.ts'],
    outdir,
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    // The only format that esbuild splits; see commonJs.
    format: 'esm',
    jsx: 'automatic',
    sourcemap: 'inline',
    // The PDF fonts are copied next to the bundle, so that the deployed folder is complete.
    loader: { '.ttf': 'file' },
    assetNames: '[name]',
    external: packages.flatMap((name) => [name, `${name}/*`]),
    define: {
      'process.env.BUILD_VERSION': JSON.stringify(versionOf(repositoryRoot)),
      'process.env.BUILD_COMMIT': JSON.stringify(commitOf(repositoryRoot)),
    },
    tsconfig: 'tsconfig.json',
    alias: businessAlias(),
    logLevel: 'warning',
  });
  mkdirSync(outdir, { recursive: true });
  const written = await Promise.all(outputFiles.map(write));
  // Parts of former builds, whose names contain a hash of their content.
  for (const name of readdirSync(outdir)) {
    if (!name.startsWith('.') && !written.flat().includes(name)) rmSync(path.join(outdir, name));
  }
}

/** Writes a file of the bundle; returns the names that it has in functions/lib. */
async function write(file: OutputFile): Promise<string[]> {
  const name = path.basename(file.path);
  if (!name.endsWith('.js')) {
    writeFileSync(file.path, file.contents);
    return [name];
  }
  const { code, map } = await commonJs(name, file.text);
  writeFileSync(file.path, `${code}//# sourceMappingURL=${name}.map\n`);
  writeFileSync(`${file.path}.map`, map);
  return [name, `${name}.map`];
}

/** As ES modules, the same files took 1.7 times as long to start, because nearly all packages are CommonJS. */
function commonJs(name: string, code: string) {
  return transform(code, {
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    sourcefile: name,
    sourcemap: 'external',
  });
}

/** The version in the health response. */
function versionOf(folder: string): string {
  const { version } = trustedJson<{
    version: string;
  }>(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return version;
}

await buildFunctions();
