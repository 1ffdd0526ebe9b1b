import { spawn } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import { step } from '../console/progress.mjs';
import { packagesMatch } from './packages-match.mjs';

const neededBytes = 2 * 1024 ** 3;

/** Installs what the lockfiles of the root and of functions/ name, unless it is there. */
export async function installPackages(root) {
  const folders = [
    { label: 'Packages', folder: root },
    { label: 'Packages, functions', folder: path.join(root, 'functions') },
  ].filter(({ folder }) => !packagesMatch(folder));
  if (folders.length === 0) return;
  await checkSpace(root);
  for (const { label, folder } of folders) {
    await step(label, async (detail) => {
      detail('npm ci, one or two minutes');
      await npmCi(folder);
      return 'installed';
    });
  }
}

async function checkSpace(root) {
  const { bavail, bsize } = await statfs(root);
  if (bavail * bsize >= neededBytes) return;
  throw new Failure(
    `The packages need 2 GB of disk space and ${root} has ${Math.round((bavail * bsize) / 1024 ** 2)} MB: free some and start again.`,
  );
}

function npmCi(folder) {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-4000)));
    }
    npm.on('error', () =>
      reject(new Failure('npm was not found: install Node with npm, from https://nodejs.org.')),
    );
    npm.on('close', (code) => (code === 0 ? resolve() : reject(new Failure(explain(folder, output)))));
  });
}

/** One sentence for the usual reasons, and npm's own words for the others. */
function explain(folder, output) {
  if (/ENOSPC/.test(output)) return `The disk is full: free 2 GB beside ${folder} and start again.`;
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/.test(output)) {
    return 'The package registry cannot be reached: check the network connection (or "npm config get registry") and start again.';
  }
  return `"npm ci" failed in ${folder}:\n\n${output.trim()}`;
}
