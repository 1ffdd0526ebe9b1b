import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../console/failure.mjs';
import { trustedJson } from '../../trusted-json';
import { repositoryRoot, stack } from '../stack';
import { temporaryRoot } from '../emulators/temporary-folder';
import { descendantsOf, killAll } from './child-tree';
import { endProcess } from './end-process';
import type { Service } from './service';

interface RunRecord {
  /** The process of `npm start`. */
  readonly supervisor: number;
  /** The services it started, which keep running if it is killed. */
  readonly services: readonly number[];
}

/** Adds a started service to the record of this run. */
export function recordService({ pid }: Service): void {
  if (pid === undefined) return;
  const services = [...(readRunRecord()?.services ?? []), pid];
  mkdirSync(stack.localDir, { recursive: true });
  // Written atomically, so that a process killed while writing leaves the earlier record intact.
  const next = `${stack.runFile}.next`;
  writeFileSync(next, JSON.stringify({ supervisor: process.pid, services } satisfies RunRecord));
  renameSync(next, stack.runFile);
}

export function removeRunRecord(): void {
  rmSync(stack.runFile, { force: true });
}

function readRunRecord(): RunRecord | null {
  return existsSync(stack.runFile) ? trustedJson<RunRecord>(readFileSync(stack.runFile, 'utf8')) : null;
}

/**
 * Ends the services left by a killed run, after `save` had a chance to save the emulators' data. @throws
 * Failure if this stack is already running.
 */
export async function endFormerRun(save: () => Promise<void>): Promise<void> {
  const record = readRunRecord();
  if (record === null) return;
  const { supervisor, services } = record;
  if (commandOf(supervisor).includes('bootstrap.mjs')) {
    throw new Failure(
      `The local stack is already running in process ${supervisor}: stop it with Ctrl-C there, or with "kill ${supervisor}".`,
    );
  }
  const left = services.filter(isOurs);
  const family = descendantsOf(...left);
  // ignored: the processes are ended with or without a last save
  if (left.length > 0) await save().catch(() => undefined);
  for (const pid of left) await endProcess(pid, gone(pid));
  for (let orphans = orphansOf(family); orphans.length > 0; orphans = orphansOf(family)) {
    killAll(orphans);
    await wait(100);
  }
  removeRunRecord();
}

/** Empty if the process does not exist or has ended. */
function commandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** The system reuses process ids, so only a process that runs a program of this checkout is ended. */
function isOurs(pid: number): boolean {
  return commandOf(pid).includes(path.join(repositoryRoot, 'node_modules'));
}

/**
 * Running processes of `family`, and this stack's Firestore, whose process survives a crashed suite and is
 * recognized by the file it was started with.
 */
function orphansOf(family: readonly number[]): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,stat=,args='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((row) => {
    const [, pid = '', state = '', args = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(row) ?? [];
    const isLeft = family.includes(Number(pid)) || args.includes(`${temporaryRoot}/`);
    // A zombie has already ended; its parent has not collected it yet.
    return isLeft && !state.startsWith('Z') ? [Number(pid)] : [];
  });
}

async function gone(pid: number): Promise<void> {
  while (isOurs(pid)) await wait(100);
}
