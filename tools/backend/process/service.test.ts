import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@/ui/testing/eventually';
import { startService } from './service';

let folder: string;
const start = (script: string, readyWithinMs = 30_000) =>
  startService({
    name: 'The program',
    program: process.execPath,
    args: ['-e', script],
    cwd: folder,
    env: {},
    logFile: path.join(folder, 'program.log'),
    ready: /ready/,
    readyWithinMs,
  });

/** The child's id from the program's log, which reaches the disk slightly later. */
async function childInLog(): Promise<number> {
  const read = () => Number(/child (\d+)/.exec(readFileSync(path.join(folder, 'program.log'), 'utf8'))?.[1]);
  await eventually(() => expect(read()).toBeGreaterThan(0));
  return read();
}

/** A process that has ended but was not collected by its parent is a zombie, state Z. */
const runs = (pid: number) =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim());

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'service-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('startService', () => {
  it('ends the program and its child processes, even in separate process groups', async () => {
    const service = start(`
      const child = require('node:child_process').spawn('sleep', ['60'], { detached: true });
      console.log('child ' + child.pid + ' ready');
      setInterval(() => {}, 1000);
      process.on('SIGINT', () => process.exit());
    `);
    await service.ready;
    const child = await childInLog();
    expect(runs(child)).toBe(true);
    await service.stop();
    await eventually(() => expect(runs(child)).toBe(false));
  });

  it('ends processes started during shutdown, even if they keep the output open', async () => {
    const service = start(`
      setInterval(() => {}, 1000);
      process.on('SIGINT', () => {
        const child = require('node:child_process').spawn('sleep', ['60'], { detached: true, stdio: 'inherit' });
        console.log('child ' + child.pid);
        setTimeout(() => process.exit(), 1000);
      });
      console.log('ready');
    `);
    await service.ready;
    await service.stop();
    const child = await childInLog();
    await eventually(() => expect(runs(child)).toBe(false));
  });

  it('ends the child processes of a program that exits on its own', async () => {
    const service = start(`
      const child = require('node:child_process').spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
      console.log('child ' + child.pid + ' ready');
      process.on('SIGUSR2', () => process.exit(3));
      setInterval(() => {}, 1000);
    `);
    await service.ready;
    const child = await childInLog();
    process.kill(service.pid ?? 0, 'SIGUSR2');
    await service.ended;
    await eventually(() => expect(runs(child)).toBe(false));
  });

  it('shows the end of the log if the program exits early', async () => {
    const service = start(`console.error('no such rule'); process.exit(3)`);
    await expect(service.ready).rejects.toThrow(/The program ended before.*no such rule/s);
  });

  it('gives up on a program that prints nothing', async () => {
    const service = start('setInterval(() => {}, 1000)', 300);
    await expect(service.ready).rejects.toThrow(/not ready after 0.3 seconds/);
    await service.stop();
  });
});
