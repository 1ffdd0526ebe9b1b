import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../console/failure.mjs';
import { repositoryRoot, stack } from '../stack';
import { endProcess } from './end-process';
import type { Service } from './service';

interface RunRecord {
  /** The process that `npm start` runs in. */
  readonly supervisor: number;
  /** What it started, which outlives it where it is killed. */
  readonly services: readonly number[];
}

/** Adds a started service to the record of this run. */
export function recordService({ pid }: Service): void {
  if (pid === undefined) return;
  const services = [...(readRunRecord()?.services ?? []), pid];
  mkdirSync(stack.localDir, { recursive: true });
  writeFileSync(stack.runFile, JSON.stringify({ supervisor: process.pid, services } satisfies RunRecord));
}

export function removeRunRecord(): void {
  rmSync(stack.runFile, { force: true });
}

function readRunRecord(): RunRecord | null {
  return existsSync(stack.runFile) ? (JSON.parse(readFileSync(stack.runFile, 'utf8')) as RunRecord) : null;
}

/**
 * Ends the services of a run that was killed, after `save` has had its chance to keep the emulators' data. Throws a
 * Failure if this stack runs already.
 */
export async function endFormerRun(save: () => Promise<void>): Promise<void> {
  const record = readRunRecord();
  if (record === null) return;
  const { supervisor, services } = record;
  if (commandOf(supervisor).includes('bootstrap.mjs')) {
    throw new Failure(
      `The local stack is running already, in process ${supervisor}: stop it with Ctrl-C there, or with "kill ${supervisor}".`,
    );
  }
  const left = services.filter(isOurs);
  if (left.length > 0) await save().catch(() => undefined);
  for (const pid of left) await endProcess(pid, gone(pid));
  removeRunRecord();
}

/** Empty if there is no such process, or it has ended. */
function commandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** The system gives ids out again: only what runs a program of this checkout is ended. */
function isOurs(pid: number): boolean {
  return commandOf(pid).includes(path.join(repositoryRoot, 'node_modules'));
}

async function gone(pid: number): Promise<void> {
  while (isOurs(pid)) await wait(100);
}
