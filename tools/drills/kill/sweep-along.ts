import { setTimeout as pause } from 'node:timers/promises';
import { collections } from '@domain/firestore/paths';
import { sweep } from '../project/sweep';
import type { DrillWorld } from './drill-world';

const betweenMs = 500;

/** Sweeps repeatedly, as production does every minute; a killed sweep is followed by the next. */
export async function sweepAlong({ url }: DrillWorld, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sweep(url, 0);
    await pause(betweenMs);
  }
}

/** Moves the sweeper's clock forward until nothing is queued. @returns the number of sweeps, at most 60. */
export async function sweepUntilQuiet({ url, project }: DrillWorld): Promise<number> {
  for (let sweeps = 1; sweeps <= 60; sweeps += 1) {
    // Leases expire after a minute, backoffs after at most an hour.
    const isDone = await sweep(url, sweeps * 90);
    if (isDone && (await isQuiet(project))) return sweeps;
  }
  return 60;
}

async function isQuiet({ db }: DrillWorld['project']): Promise<boolean> {
  const waiting = [
    db.collection(collections.mail).where('state', 'in', ['PENDING', 'RETRY', 'LEASED']),
    db.collection(collections.jobDeletions).where('state', '==', 'RUNNING'),
    db.collection(collections.personErasures).where('state', '==', 'RUNNING'),
    db.collection(collections.agreements).where('pdf', '==', null),
    db.collection(collections.mediaReleases).where('pdf', '==', null),
    db.collection(collections.reportVersions).where('pdf', '==', null),
  ];
  const found = await Promise.all(waiting.map((query) => query.limit(1).get()));
  return found.every(({ empty }) => empty);
}
