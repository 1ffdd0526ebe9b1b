import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { handlersEnvironment } from './handlers-environment';

interface HandlersOptions {
  /** Overrides the local stack's environment; an empty value removes a variable. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A free port by default. */
  readonly port?: number;
  /** The file for the functions' logs; none by default. */
  readonly log?: string;
  /** Modules that are preloaded. */
  readonly preload?: readonly string[];
  /** The memory of the instance that deployed functions have, in MiB; by default, all of this machine's. */
  readonly instanceMib?: number;
}

export interface Handlers {
  /** A function answers below `{url}/{deployed name}`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** The deployed names of the served functions. */
  readonly names: readonly string[];
  /** Resolves when the process has ended for any reason, with its exit code or signal. */
  readonly ended: Promise<string>;
  /** Kills the process like a crash and resolves once it has ended. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const script = path.join(import.meta.dirname, 'serve-handlers.mjs');

/**
 * Runs the built bundle's HTTPS functions in a separate process without the Functions emulator; this is fast
 * because all share one process. Only program and folder variables are inherited from the caller's
 * environment. @throws Error if the process ends before it listens.
 */
export async function startHandlers({
  environment = {},
  port = 0,
  log,
  preload = [],
  instanceMib,
}: HandlersOptions = {}): Promise<Handlers> {
  const output = log === undefined ? undefined : openSync(log, 'a');
  const child = fork(script, {
    env: childEnvironment({ ...environment, HANDLERS_PORT: String(port) }),
    execArgv: [
      '--enable-source-maps',
      ...heapOf(instanceMib),
      ...preload.flatMap((module) => ['--import', module]),
    ],
    stdio: ['ignore', output ?? 'ignore', output ?? 'ignore', 'ipc'],
  });
  if (output !== undefined) closeSync(output);
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const ready = await Promise.race([
    once(child, 'message').then(([message]) => message as { port: number; names: string[] }),
    ended.then(() => null),
  ]);
  if (!ready || child.pid === undefined)
    throw new Error('the handlers ended before they listened; `log` says why');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    ...ready,
    url: `http://127.0.0.1:${ready.port}`,
    pid: child.pid,
    ended,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** V8 sizes its heap by the memory there is: half for old objects, and for new ones as much as 1/128 of that, three times. */
function heapOf(mib: number | undefined): string[] {
  if (mib === undefined) return [];
  return [`--max-old-space-size=${mib / 2}`, `--max-semi-space-size=${mib / 256}`];
}

function childEnvironment(chosen: Readonly<Record<string, string>>): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const all: Record<string, string> = {
    NODE_ENV: 'production',
    PATH,
    HOME,
    TMPDIR,
    ...handlersEnvironment(),
    ...chosen,
  };
  const project = all.GCLOUD_PROJECT ?? '';
  all.FIREBASE_CONFIG ??= JSON.stringify({ projectId: project, storageBucket: `${project}.appspot.com` });
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
