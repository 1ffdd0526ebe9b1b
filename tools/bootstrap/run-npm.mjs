import { spawn } from 'node:child_process';
import { Failure } from '../console/failure.mjs';

/** Runs npm in `folder` to its end. Throws a Failure if there is no npm. */
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
 * True if `npm ci` misses nothing but packages that its registry does not have, which it names without a version: a
 * mirror may leave out the optional packages of platforms that nobody behind it uses, and then so does the lockfile.
 */
export function lacksForeignPackages(output) {
  const missing = output.match(/^npm error (Missing|Invalid): .*$/gm) ?? [];
  return missing.length > 0 && missing.every((line) => /Missing: \S+@ from lock file$/.test(line.trimEnd()));
}
