import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildFunctions } from '../backend/build/build-functions';
import { readOptions, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import { handlersEnvironment } from '../drills/handlers/handlers-environment';
import { median } from '../console/median';

/** Functions, each with the path of a request that it refuses without a database. */
const starts: readonly (readonly [string, string])[] = [
  ['office', '/job-cancel'],
  ['client', '/document-open'],
  ['portal', '/open'],
  ['secure-form-submission', '/'],
  ['send-report-notification', '/'],
];
const limit = 1.2;

/**
 * `npm run bench:start`: how long each service takes from loading its code to its first answer, as a ratio to what the SDK's
 * two packages alone take, in alternating order in one run.
 */
export async function main(args: string[]): Promise<number> {
  const { rounds } = readOptions(args, { rounds: wholeNumber(9) });
  heading('Starts, against the SDK alone');
  await step('Build, functions', buildFunctions);
  const times = new Map<string, number[]>();
  const take = (name: string, address: string) =>
    times.set(name, [...(times.get(name) ?? []), startOnce(name, address)]);
  await step('Rounds', () => {
    for (let round = 0; round < rounds; round += 1) {
      take('packages', '/');
      for (const [name, address] of starts) take(name, address);
    }
    return Promise.resolve(String(rounds));
  });
  const least = median(times.get('packages') ?? []);
  console.log(`  the SDK's packages alone   ${least.toFixed(0)} ms`);
  const ratios = starts.map(([name]) => {
    const ms = median(times.get(name) ?? []);
    console.log(`  ${name.padEnd(26)} ${ms.toFixed(0)} ms   ${(ms / least).toFixed(2)} of at most ${limit}`);
    return ms / least;
  });
  return ratios.every((ratio) => ratio <= limit) ? 0 : 1;
}

function startOnce(name: string, address: string): number {
  const script = path.join(import.meta.dirname, 'start-once.mjs');
  const project = 'demo-bench-start';
  const output = execFileSync(process.execPath, [script, name, address], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      ...handlersEnvironment(),
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` }),
      // The platform names the function that an instance runs.
      FUNCTION_TARGET: name.replaceAll('-', '.'),
    },
  });
  const { ms } = JSON.parse(output.trim().split('\n').at(-1) ?? '') as { ms: number };
  return ms;
}
