import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { checkHealth } from '../../functions/src/health/check-health';
import { writeHeartbeat } from '../../functions/src/records/stats/heartbeat';
import { startHandlers, type Handlers } from '../../tools/drills/handlers/start-handlers';
import { trustedBody } from '../../tools/trusted-json';
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

/** An email that no sender claims, so that it stays unchanged. */
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

describe('the system’s health check', () => {
  it('reports when the sweeper last finished and whether every task succeeded', async () => {
    const now = new Date();
    await writeHeartbeat([], now);
    expect(await codes(new Date(now.getTime() + minutes(5)))).not.toContain('sweeper-late');
    expect(await codes(new Date(now.getTime() + minutes(5) + 1))).toContain('sweeper-late');
    await writeHeartbeat(['mail'], now);
    expect(await codes(now)).toContain('sweeper-failing');
    await writeHeartbeat([], now);
    expect(await codes(now)).not.toContain('sweeper-failing');
  });

  it('finds an email that was never attempted and one the provider keeps refusing', async () => {
    await mail({ next_attempt_at: ago(minutes(16)) });
    expect(await codes()).toContain('mail-overdue');
    await mail({ state: 'RETRY', attempts: 6, last_error: 'provider:503' });
    expect(await codes()).toContain('mail-failing');
  });

  it.each([collections.agreements, collections.mediaReleases, collections.reportVersions])(
    'finds a document of %s whose PDF is long overdue',
    async (collection) => {
      const everything = new Date(Date.now() - minutes(24 * 60));
      await write(collection, { pdf: null });
      expect(await codes(everything)).not.toContain('pdf-overdue');
      expect(await codes(new Date(Date.now() + minutes(16)))).toContain('pdf-overdue');
    },
  );

  it('counts dead letters without reporting the system as unhealthy', async () => {
    const before = (await checkHealth(new Date())).deadLetters ?? 0;
    await mail({ state: 'DEAD', gave_up_at: ago(0) });
    expect((await checkHealth(new Date())).deadLetters).toBe(before + 1);
  });

  it('finds a deletion that is stuck', async () => {
    await write(collections.jobDeletions, { state: 'RUNNING', done: [], created_at: ago(minutes(31)) });
    expect(await codes()).toContain('deletion-stuck');
  });

  it('finds a correction of a client that is stuck', async () => {
    const edit = { from: 'c-1', to: 'c-2', booking_id: 'b-1', correction: null, requested_by: 'admin' };
    const running = { state: 'RUNNING', done: [], created_at: ago(minutes(31)), finished_at: null };
    await write(collections.customerEdits, { ...edit, ...running });
    expect(await codes()).toContain('deletion-stuck');
  });

  it('finds a merge of properties that is stuck, and none that goes on', async () => {
    // Now, because in half an hour what other tests began would count as stuck too.
    expect(await codes()).not.toContain('deletion-stuck');
    await write(collections.propertyMoves, { kind: 'merge', state: 'RUNNING', created_at: ago(minutes(60)) });
    expect(await codes()).not.toContain('deletion-stuck');
    expect(await codes(new Date(Date.now() + minutes(31)))).toContain('deletion-stuck');
  });

  it('finds an erasure that is stuck', async () => {
    const running = { state: 'RUNNING', marks: null, done: [] };
    await write(collections.personErasures, { ...running, created_at: ago(minutes(31)) });
    expect(await codes()).toContain('deletion-stuck');
  });
});

describe('/health shows', () => {
  const token = randomUUID();
  let handlers: Handlers;
  beforeAll(async () => {
    handlers = await startHandlers({ environment: { HEALTH_TOKEN: token } });
  });
  afterAll(() => handlers.stop());

  const ask = async (url: string, authorization?: string) => {
    const response = await fetch(`${url}/health`, authorization ? { headers: { authorization } } : {});
    return { response, health: await trustedBody<Record<string, unknown>>(response) };
  };

  it.each([undefined, 'Bearer', 'Bearer wrong', 'Basic x'])(
    'a stranger (%s) only whether everything works',
    async (authorization) => {
      const { response, health } = await ask(handlers.url, authorization);
      expect(Object.keys(health)).toEqual(['healthy']);
      expect(response.status).toBe(health.healthy ? 200 : 503);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=10');
      expect(response.headers.get('Vary')).toContain('Authorization');
    },
  );

  it('details without personal data to an operator with the token', async () => {
    const { response, health } = await ask(handlers.url, `Bearer ${token}`);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(Object.keys(health).toSorted()).toEqual(
      ['checkedAt', 'codes', 'commit', 'deadLetters', 'healthy', 'sweptSecondsAgo', 'version'].toSorted(),
    );
  });

  it('details to no one if no token is configured', async () => {
    for (const authorization of [`Bearer ${token}`, 'Bearer null', 'Bearer undefined']) {
      expect(Object.keys((await ask(addresses.functions, authorization)).health)).toEqual(['healthy']);
    }
  });
});
