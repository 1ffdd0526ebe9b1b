import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { checkHealth } from '../../functions/src/health/check-health';
import { writeHeartbeat } from '../../functions/src/sweep/heartbeat';
import { db } from './support/admin-sdk';
import { addresses } from './support/stack-addresses';

const minutes = (count: number) => count * 60_000;
const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);
const ahead = () => ago(-minutes(10));

const written: DocumentReference[] = [];
afterEach(async () => {
  await Promise.all(written.splice(0).map((each) => each.delete()));
});

async function write(collection: string, document: object): Promise<void> {
  const reference = db.collection(collection).doc(`health-${randomUUID()}`);
  written.push(reference);
  await reference.set(document);
}

/** One that no sender takes, so that it stays as it is. */
const mail = (changes: object) =>
  write(collections.mail, {
    kind: 'request_received',
    state: 'PENDING',
    attempts: 0,
    last_error: null,
    next_attempt_at: ahead(),
    held_until: ahead(),
    ...changes,
  });

const codes = async (now = new Date()) => (await checkHealth(now)).codes;

describe('the health of the system', () => {
  it('knows when the sweeper ended its last round, and whether all of it went well', async () => {
    const now = new Date();
    await writeHeartbeat([], now);
    expect(await codes(new Date(now.getTime() + minutes(5)))).not.toContain('sweeper-late');
    expect(await codes(new Date(now.getTime() + minutes(5) + 1))).toContain('sweeper-late');
    await writeHeartbeat(['mail'], now);
    expect(await codes(now)).toContain('sweeper-failing');
    await writeHeartbeat([], now);
    expect(await codes(now)).not.toContain('sweeper-failing');
  });

  it('finds a mail that nobody tried, and one that the provider goes on refusing', async () => {
    await mail({ next_attempt_at: ago(minutes(16)) });
    expect(await codes()).toContain('mail-overdue');
    await mail({ state: 'RETRY', attempts: 6, last_error: 'provider:503' });
    expect(await codes()).toContain('mail-failing');
  });

  it('counts dead letters, and does not call the system ill for them', async () => {
    const before = (await checkHealth(new Date())).deadLetters ?? 0;
    await mail({ state: 'DEAD', gave_up_at: ago(0) });
    expect((await checkHealth(new Date())).deadLetters).toBe(before + 1);
  });

  it('finds a deletion that does not end', async () => {
    await write(collections.jobDeletions, { state: 'RUNNING', done: [], created_at: ago(minutes(31)) });
    expect(await codes()).toContain('deletion-stuck');
  });

  it('finds an erasure that does not end', async () => {
    const running = { state: 'RUNNING', marks: null, done: [] };
    await write(collections.personErasures, { ...running, created_at: ago(minutes(31)) });
    expect(await codes()).toContain('deletion-stuck');
  });
});

it('is told to whoever asks, without anything of a person', async () => {
  const response = await fetch(`${addresses.functions}/health`);
  const health = (await response.json()) as object;
  expect([200, 503]).toContain(response.status);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=10');
  expect(Object.keys(health).toSorted()).toEqual(
    ['checkedAt', 'codes', 'commit', 'deadLetters', 'healthy', 'sweptSecondsAgo', 'version'].toSorted(),
  );
});
