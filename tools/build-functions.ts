import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from './backend/stack';
import { commitOf } from './commit-of';

/**
 * Bundles functions/src/index.ts and domain/ into functions/lib/index.js. Dependencies in
 * functions/package.json stay external, because the deploy installs them; devDependencies are bundled, so
 * only the mail components in use are shipped.
 */
async function buildFunctions(): Promise<void> {
  const folder = path.join(repositoryRoot, 'functions');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.keys(manifest.dependencies);
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/index.ts'],
    outfile: 'lib/index.js',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    sourcemap: true,
    // The PDF fonts are copied next to the bundle, so that the deployed folder is complete.
    loader: { '.ttf': 'file' },
    assetNames: '[name]',
    external: packages.flatMap((name) => [name, `${name}/*`]),
    define: {
      'process.env.BUILD_VERSION': JSON.stringify(versionOf(repositoryRoot)),
      'process.env.BUILD_COMMIT': JSON.stringify(commitOf(repositoryRoot)),
    },
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}

/** The version in the health response. */
function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

await buildFunctions();
