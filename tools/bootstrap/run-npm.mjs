import { spawn } from 'node:child_process';
import { Failure } from '../console/failure.mjs';

/** Runs npm in `folder` to completion. @throws Failure if npm is not installed. */
export function runNpm(folder, args) {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) {
      stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-20_000)));
    }
    npm.on('error', () =>
      reject(new Failure('npm was not found: install Node with npm, from https://nodejs.org.')),
    );
    npm.on('close', (code) => resolve({ code, output }));
  });
}

/**
 * True if `npm ci` lacks only packages that its registry does not have, which it reports without a version: a
 * mirror may omit optional packages for unused platforms, and so does the lockfile then.
 */
export function lacksForeignPackages(output) {
  const missing = output.match(/^npm error (Missing|Invalid): .*$/gm) ?? [];
  return missing.length > 0 && missing.every((line) => /Missing: \S+@ from lock file$/.test(line.trimEnd()));
}
