import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from './backend/stack';

/**
 * Turns functions/src/index.ts and domain/ into functions/lib/index.js. What functions/package.json lists as a
 * dependency is installed by the deploy and stays outside; what it lists for development is bundled, so that of
 * the mail components only those in use are shipped.
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
    // The fonts of the papers lie beside the bundle: what is deployed is complete.
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

/** What the health route says of itself. */
function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** With `-dirty` behind it where the folder differs from the commit; 'unknown' where there is no repository. */
function commitOf(folder: string): string {
  try {
    const command = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
    return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

await buildFunctions();
