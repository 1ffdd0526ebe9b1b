import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stack } from '../backend/stack';

/**
 * Writes a drill's results with the date and the machine to `.local/drills/{name}.json` and prints the path.
 */
export function writeReport(name: string, report: object): void {
  const file = path.join(stack.localDir, 'drills', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const machine = {
    system: os.type(),
    processors: os.cpus().length,
    memoryGiB: Math.round(os.totalmem() / 1024 ** 3),
    node: process.version,
  };
  writeFileSync(
    file,
    `${JSON.stringify({ drill: name, at: new Date().toISOString(), machine, ...report }, null, 2)}\n`,
  );
  console.log(`\n  ${file}`);
}
