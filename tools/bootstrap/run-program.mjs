import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const programs = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../node_modules/.bin');

/** Runs a program of an installed package. Returns its exit code. */
export function main([program, ...args]) {
  const child = spawn(path.join(programs, program), args, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
