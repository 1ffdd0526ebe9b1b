import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import { step } from '../console/progress.mjs';
import { runNpm } from './run-npm.mjs';

/** jsdom needs it. */
const oldestMinor = 15;

/** What the functions run on, as `.node-version` says: '24.21.0'. */
export function versionIn(root) {
  return readFileSync(path.join(root, '.node-version'), 'utf8').trim();
}

/** Whether `version` (of `process.versions.node`) behaves as the one in production: the same major, and not too old. */
export function isLikeProduction(version, production) {
  const [major, minor] = version.split('.').map(Number);
  return major === Number(production.split('.')[0]) && minor >= oldestMinor;
}

/** The npm package that contains nothing but a Node for this machine. */
export function nodePackage({ platform, arch }) {
  const system = platform === 'win32' ? 'win' : platform;
  return `${system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch}`;
}

/**
 * The folder with the program `node` of `version`, which is brought from the npm registry once and which all clones
 * share.
 * @throws Failure if it can't be brought
 */
export async function folderOfNode(version, { cache = cacheFolder(), machine = process } = {}) {
  const name = nodePackage(machine);
  const kept = path.join(cache, `node-${version}`);
  const programs = path.join(kept, 'node_modules', name, 'bin');
  if (existsSync(programs)) return programs;
  await step(`Node ${version}`, async (detail) => {
    detail('from the npm registry, 60 MB');
    mkdirSync(cache, { recursive: true });
    const begun = mkdtempSync(path.join(cache, 'node-begun-'));
    try {
      // The program is the package's content; nothing has to run.
      const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', begun];
      const { code, output } = await runNpm(begun, ['install', ...options, `${name}@${version}`]);
      if (code !== 0) throw new Failure(explain(version, name, output));
      keep(begun, kept);
    } finally {
      rmSync(begun, { recursive: true, force: true });
    }
    return 'installed';
  });
  return programs;
}

/** Gives the folder its name in one step, so that a broken-off download never has it. */
function keep(begun, kept) {
  try {
    renameSync(begun, kept);
  } catch (error) {
    // Another clone was faster.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  }
}

function cacheFolder() {
  return path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'sewer-scope');
}

function explain(version, name, output) {
  const major = version.split('.')[0];
  return (
    `Production runs on Node ${major}, and npm could not install ${name}@${version}:\n\n` +
    `${output.trim().split('\n').slice(-5).join('\n')}\n\n` +
    `Install Node ${major} from https://nodejs.org or with "nvm install ${major}", and start again.`
  );
}

/**
 * Runs this very command again with the Node in `folder`, which is first on PATH for everything that it starts.
 * Returns its exit code.
 */
export function runAgainWith(folder, args) {
  const child = spawn(path.join(folder, 'node'), args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  // Ctrl-C reaches both: this one waits until the other has saved the data.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
