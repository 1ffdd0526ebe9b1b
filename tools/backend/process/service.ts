import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../console/failure.mjs';
import { descendantsOf, killAll } from './child-tree';
import { endProcess } from './end-process';

interface ServiceOptions {
  /** The name used in messages: 'The emulators'. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** Matches the output once the service is ready. */
  readonly ready: RegExp;
  readonly readyWithinMs: number;
  readonly onLine?: (line: string) => void;
}

export interface Service {
  /** Also the process group id; undefined if the program does not exist. */
  readonly pid: number | undefined;
  /**
   * Rejects with a Failure that contains the end of the log if the process ends or times out before it is
   * ready.
   */
  readonly ready: Promise<void>;
  /**
   * Resolves when the process has ended for any reason, with how: 'killed by SIGKILL', 'ended with code 2'.
   */
  readonly ended: Promise<string>;
  /** Asks the process to end and kills it after 20 seconds. */
  stop(): Promise<void>;
  /** Kills the process and its child processes immediately. */
  kill(): void;
}

/** How often the list of child processes is updated; after the program ends, they can no longer be found. */
const familyMs = 5_000;

/** How long to wait for remaining output after a program ends. */
const lastOutputMs = 1_000;

/**
 * Starts a long-running program in its own process group, so that Ctrl-C in the terminal reaches only this
 * process, which saves the data first.
 */
export function startService(options: ServiceOptions): Service {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = openLog(options.logFile);
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
    // Child processes of a program that exits on its own would keep the ports of the next one.
    if (!stopping) killAll([...family]);
  });
  const ended = new Promise<string>((resolve) => {
    const how = (code: number | null, signal: NodeJS.Signals | null) =>
      signal === null ? `ended with code ${code}` : `killed by ${signal}`;
    child.on('close', (code, signal) => resolve(how(code, signal)));
    // A worker that outlives the program keeps its output open, so 'close' would never be emitted.
    child.on('exit', (code, signal) => setTimeout(() => resolve(how(code, signal)), lastOutputMs));
    child.on('error', (error) => resolve(error.message));
  });

  async function stop(): Promise<void> {
    stopping = true;
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await endProcess(child.pid, ended);
  }

  function kill(): void {
    if (child.pid === undefined) return;
    noteFamily();
    killAll([child.pid, ...family]);
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

  return { pid: child.pid, ready, ended, stop, kill };
}

const opened = new Set<string>();

/** A restarted service appends to its log, which explains the restart. */
function openLog(file: string): WriteStream {
  const flags = opened.has(file) ? 'a' : 'w';
  opened.add(file);
  return createWriteStream(file, { flags });
}

function tailOf(output: string): string {
  return output.trim().split('\n').slice(-15).join('\n');
}
