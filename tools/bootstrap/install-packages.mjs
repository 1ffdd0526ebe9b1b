import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import { sideBySide } from '../console/progress.mjs';
import { packagesMatch } from './packages-match.mjs';
import { lacksForeignPackages, runNpm } from './run-npm.mjs';

const neededBytes = 2 * 1024 ** 3;

/**
 * Installs the packages in the lockfiles of the root and of functions/ unless they are up to date, and meanwhile does what
 * needs no packages: `beside`.
 */
export async function installPackages(root, beside = []) {
  const folders = [
    { label: 'Packages', folder: root },
    { label: 'Packages, functions', folder: path.join(root, 'functions') },
  ].filter(({ folder }) => !packagesMatch(folder));
  if (folders.length === 0) return;
  await checkSpace(root);
  const installs = folders.map(({ label, folder }) => ({
    label,
    work: async (detail) => {
      detail('npm ci, one or two minutes');
      await install(folder);
      return 'installed';
    },
  }));
  await sideBySide([...installs, ...beside]);
}

async function install(folder) {
  let { code, output } = await runNpm(folder, ['ci']);
  // Versions still come from the lockfile, and neither file is changed.
  if (code !== 0 && lacksForeignPackages(output)) {
    ({ code, output } = await runNpm(folder, ['install', '--no-save']));
  }
  if (code !== 0) throw new Failure(explain(folder, output));
}

async function checkSpace(root) {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize >= neededBytes) return;
  throw new Failure(
    `The packages need 2 GB of disk space and ${root} has ${Math.round((bavail * bsize) / 1024 ** 2)} MB: free some and start again.`,
  );
}

/** A clear sentence for common causes, otherwise npm's own output. */
function explain(folder, output) {
  if (/ENOSPC/.test(output)) return `The disk is full: free 2 GB beside ${folder} and start again.`;
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/.test(output)) {
    return 'The package registry cannot be reached: check the network connection (or "npm config get registry") and start again.';
  }
  const [words] = output.split(/npm error\s+Clean install a project/);
  return `npm cannot install the packages of ${folder}:\n\n${words.trim().split('\n').slice(-15).join('\n')}`;
}
