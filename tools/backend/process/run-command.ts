import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { descendantsOf, killAll } from './child-tree';

interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A file for the complete output, in addition to the returned tail. */
  readonly logFile?: string;
  readonly onLine?: (line: string) => void;
  /** What the program reads. */
  readonly input?: string;
  /** Prints the output as it arrives. */
  readonly echo?: boolean;
}

export interface CommandResult {
  /** Null if the program does not exist; 1 if a signal ended it. */
  readonly code: number | null;
  /** The last 12,000 characters of stdout and stderr. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Runs a program to completion. Never rejects, because only the caller knows what a failure means. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  if (options.logFile) mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = options.logFile ? createWriteStream(options.logFile) : null;
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  // A program may end before it has read everything.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(options.input);
  running.add(child);
  let output = '';
  const take = (chunk: Buffer) => {
    const text = chunk.toString();
    output = (output + text).slice(-12_000);
    log?.write(chunk);
    if (options.echo) process.stdout.write(chunk);
    if (options.onLine) for (const line of text.split(/[\r\n]+/).filter(Boolean)) options.onLine(line);
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      running.delete(child);
      log?.end();
      resolve({ code, output });
    };
    child.on('error', () => end(null));
    child.on('close', (code) => end(code ?? 1));
  });
}

const graceMs = 5_000;

/** Ends every running command with its child processes and waits for them. */
export async function stopCommands(): Promise<void> {
  const children = [...running];
  await Promise.all(
    children.map(async (child) => {
      const { pid } = child;
      if (pid === undefined) return;
      const family = [pid, ...descendantsOf(pid)];
      const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
      child.kill('SIGTERM');
      const force = setTimeout(() => killAll(family), graceMs);
      await closed;
      clearTimeout(force);
      killAll(family);
    }),
  );
}
