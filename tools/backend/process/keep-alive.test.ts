import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/ui/testing/eventually';
import { keepAlive } from './keep-alive';
import { startService, type Service } from './service';

let folder: string;
let started: Service[];

/** Starts a program that runs until it is killed, unless the file `broken` is next to it. */
function start(): Service {
  const service = startService({
    name: 'The program',
    program: process.execPath,
    args: [
      '-e',
      `if (require('node:fs').existsSync('broken')) process.exit(3); console.log('ready'); setInterval(() => {}, 1000);`,
    ],
    cwd: folder,
    env: {},
    logFile: path.join(folder, 'program.log'),
    ready: /ready/,
    readyWithinMs: 30_000,
  });
  started.push(service);
  return service;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'keep-alive-'));
  started = [];
});

afterEach(() => {
  for (const service of started) service.kill();
  rmSync(folder, { recursive: true });
});

describe('keepAlive', () => {
  it('reports how a program ended and restarts it every time', async () => {
    const onDeath = vi.fn();
    const onReturn = vi.fn();
    const stored = keepAlive({ start, onDeath, onReturn });
    await stored.ready;
    for (const times of [1, 2]) {
      process.kill(started.at(-1)?.pid ?? 0, 'SIGKILL');
      await eventually(() => expect(onReturn).toHaveBeenCalledTimes(times));
    }
    expect(onDeath.mock.calls).toEqual([['killed by SIGKILL'], ['killed by SIGKILL']]);
    expect(started).toHaveLength(3);
    await stored.stop();
    await stored.ended;
    expect(started).toHaveLength(3);
  });

  it('gives up with the end of the log if the program no longer starts', async () => {
    const stored = keepAlive({ start, onDeath: vi.fn(), onReturn: vi.fn(), tries: 2, pauseMs: 1 });
    await stored.ready;
    writeFileSync(path.join(folder, 'broken'), '');
    process.kill(started.at(-1)?.pid ?? 0, 'SIGKILL');
    await expect(stored.ended).rejects.toThrow(/ended before/);
    expect(started).toHaveLength(3);
  });
});
