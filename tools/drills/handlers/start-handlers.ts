import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { handlersEnvironment } from './handlers-environment';

interface HandlersOptions {
  /** Beside and above those of the local stack; an empty value takes a variable away. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A free one unless given. */
  readonly port?: number;
  /** The file that the functions' logs go to; nowhere unless given. */
  readonly log?: string;
  /** Modules that the process loads first. */
  readonly preload?: readonly string[];
}

export interface Handlers {
  /** A function answers at `{url}/{deployed name}`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** The deployed names that are served. */
  readonly names: readonly string[];
  /** Resolves when the process has ended, wanted or not, with how it did: an exit code or a signal. */
  readonly ended: Promise<string>;
  /** Ends the process as a crash does, and resolves once it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const script = path.join(import.meta.dirname, 'serve-handlers.mjs');

/**
 * The HTTPS functions of the built bundle in a process and an environment of their own, without the Functions emulator: quick,
 * as there is one process for all. Nothing of the caller's environment comes along but where programs and folders are.
 * @throws Error where the process ends before it listens.
 */
export async function startHandlers({
  environment = {},
  port = 0,
  log,
  preload = [],
}: HandlersOptions = {}): Promise<Handlers> {
  const output = log === undefined ? undefined : openSync(log, 'a');
  const child = fork(script, {
    env: childEnvironment({ ...environment, HANDLERS_PORT: String(port) }),
    execArgv: ['--enable-source-maps', ...preload.flatMap((module) => ['--import', module])],
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
