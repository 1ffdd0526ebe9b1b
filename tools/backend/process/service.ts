import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../console/failure.mjs';
import { descendantsOf, killAll } from './child-tree';
import { endProcess } from './end-process';

interface ServiceOptions {
  /** As it is named in a sentence: 'The emulators'. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Shows in the output once the service can be used. */
  readonly ready: RegExp;
  readonly readyWithinMs: number;
  readonly onLine?: (line: string) => void;
}

export interface Service {
  /** Also the id of its process group; undefined where the program does not exist. */
  readonly pid: number | undefined;
  /** Rejects with a Failure that holds the end of the log, if the process ends or is late before it can be used. */
  readonly ready: Promise<void>;
  /** Resolves when the process has ended, wanted or not. */
  readonly ended: Promise<void>;
  /** Asks for a clean end, and forces one after 20 seconds. */
  stop(): Promise<void>;
}

/** How often it is noted what a program has started: once it has died, nobody can tell any more. */
const familyMs = 5_000;

/** How long to wait for what a program that has ended still has to say. */
const lastOutputMs = 1_000;

/**
 * Starts a program that stays. It gets a process group of its own, so that Ctrl-C in the terminal reaches only this
 * process, which first saves the data.
 */
export function startService(options: ServiceOptions): Service {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile);
  const child = spawn(options.program, options.args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const family = new Set<number>();
  const noteFamily = () => {
    if (child.pid !== undefined) for (const pid of descendantsOf(child.pid)) family.add(pid);
  };
  const watch = setInterval(noteFamily, familyMs);
  watch.unref();
  let stopping = false;
  child.on('exit', () => {
    clearInterval(watch);
    // What ends by itself leaves behind what it had started, which then holds the ports of the next one.
    if (!stopping) killAll([...family]);
  });
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve());
    // A worker that outlives the program holds its output open: without a limit the end would never be told.
    child.on('exit', () => setTimeout(resolve, lastOutputMs));
    child.on('error', () => resolve());
  });

  async function stop(): Promise<void> {
    stopping = true;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await endProcess(child.pid, ended);
  }

  const ready = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Failure(`${options.name} ${reason}. The end of ${options.logFile}:\n\n${tailOf(output)}`));
    const late = setTimeout(
      () => fail(`were not ready after ${options.readyWithinMs / 1000} seconds`),
      options.readyWithinMs,
    );
    const take = (chunk: Buffer) => {
      log.write(chunk);
      const text = chunk.toString();
      output = (output + text).slice(-12_000);
      for (const line of text.split('\n')) options.onLine?.(line);
      if (options.ready.test(output)) {
        clearTimeout(late);
        noteFamily();
        resolve();
      }
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => fail(`could not be started (${error.message})`));
    child.on('close', () => {
      clearTimeout(late);
      log.end();
      fail('ended before they were ready');
    });
  });

  return { pid: child.pid, ready, ended, stop };
}

function tailOf(output: string): string {
  return output.trim().split('\n').slice(-15).join('\n');
}
