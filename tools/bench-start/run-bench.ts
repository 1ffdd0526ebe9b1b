import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { callPath } from '@domain/api/call-path';
import { contract, type CallName } from '@domain/api/contract';
import { buildFunctions } from '../backend/build/build-functions';
import { flag, readOptions, wholeNumber } from '../console/options';
import { heading, step } from '../console/progress.mjs';
import { handlersEnvironment } from '../drills/handlers/handlers-environment';
import { median } from '../console/median';
import { trustedJson } from '../trusted-json';

interface Start {
  readonly ms: number;
  /** The processor's milliseconds, which other work on the machine hardly changes. */
  readonly cpu: number;
}

/** What answers HTTP requests without a call, each with a path that it serves. */
const pages = ['pages /report/x', 'pages /calendar/x.ics', 'pages /receipt', 'payment-webhook /', 'health /'];
/** One call for each service, and those that have a function of their own. */
const usual = [
  'office-job-cancel',
  'client-document-open',
  'portal-open',
  'secure-form-submission',
  'generate-legal-pdf',
  'send-workflow-email',
  'send-followup-questionnaire',
  'send-report-notification',
  'resend-report-direct',
] satisfies CallName[];
const alone = 'packages /';
const limit = 1.2;

/**
 * `npm run bench:start`: how long each service takes from loading its code to its first answer, as a ratio to what the
 * SDK's two packages alone take, in alternating order in one run. `--calls` starts with every call in turn.
 */
export async function main(args: string[]): Promise<number> {
  const { rounds, calls } = readOptions(args, { rounds: wholeNumber(25), calls: flag });
  heading('Starts, against the SDK alone');
  await step('Build, functions', buildFunctions);
  const named = calls ? (Object.keys(contract) as CallName[]) : usual;
  const subjects = [alone, ...named.map(target), ...pages];
  const starts = new Map(subjects.map((subject) => [subject, [] as Start[]]));
  await step('Rounds', () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [subject, found] of starts) found.push(startOnce(subject));
    }
    return Promise.resolve(String(rounds));
  });
  const least = median((starts.get(alone) ?? []).map(({ cpu }) => cpu));
  console.log(
    `  ${''.padEnd(36)}processor: least, median    clock: least, median    ratio, at most ${limit}`,
  );
  let slow = 0;
  for (const [subject, found] of starts) {
    const ratio = median(found.map(({ cpu }) => cpu)) / least;
    if (ratio > limit) slow += 1;
    const columns = [figures(found.map(({ cpu }) => cpu)), figures(found.map(({ ms }) => ms))];
    console.log(`  ${subject.padEnd(36)}${columns.join('')}${ratio.toFixed(2)}${ratio > limit ? '  ✗' : ''}`);
  }
  return slow === 0 ? 0 : 1;
}

/** The deployed function of a call and the path that a request to it has there. */
function target(name: CallName): string {
  const [deployed = '', ...rest] = callPath(name).split('/');
  return `${deployed} /${rest.join('/')}`;
}

/** @throws an Error if the request did not reach a handler, so that a wrong path can't pass for a quick start. */
function startOnce(subject: string): Start {
  const [name = '', address = '/'] = subject.split(' ');
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
  const { status, ...start } = trustedJson<
    Start & {
      status: number;
    }
  >(output.trim().split('\n').at(-1) ?? '');
  if (status !== 204 && status !== 405) throw new Error(`${subject} answered ${status}`);
  return start;
}

function figures(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)}, ${median(values).toFixed(0)} ms`.padStart(20).padEnd(28);
}
