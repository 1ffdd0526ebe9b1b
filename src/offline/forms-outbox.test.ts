import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { formsOutbox } from './forms-outbox';
import { closeDatabase, openDatabase } from './open-database';
import { listOutbox } from './outbox-store';
import { placeEntry } from './place-entry';
import { prepareSubmission } from './submission';
import { booking, outboxHarness, type OutboxHarness } from './testing/outbox-harness';

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

async function place(): Promise<string> {
  const submission = await prepareSubmission('secure-form-submission', 'booking', booking);
  return (await placeEntry(submission, undefined, outbox.clock.now)).id;
}

/** An entry left by a page that was killed during an attempt. */
async function leaveSending(): Promise<void> {
  const id = await place();
  void formsOutbox({ ...outbox.context, send: () => new Promise(() => undefined) }).sendNow(id);
  while ((await listOutbox())[0]?.state !== 'sending') continue;
  const device = globalThis.indexedDB;
  // A new page: its locks are released, and the device's data remains.
  outbox = await outboxHarness();
  globalThis.indexedDB = device;
}

describe('after the page was killed', () => {
  it('sends what was saved and not yet tried', async () => {
    await place();
    await closeDatabase();
    expect(await outbox.round()).toBe(true);
    expect(outbox.server.requests.size).toBe(1);
  });

  it('resends an attempt that was in progress, under the same key', async () => {
    await leaveSending();
    const key = (await listOutbox())[0]?.idempotencyKey;
    expect(await outbox.round()).toBe(true);
    expect(outbox.server.keys).toEqual([key]);
  });

  it('gets the first receipt again if the server had committed', async () => {
    await leaveSending();
    const [entry] = await listOutbox();
    if (!entry) throw new Error('nothing was kept');
    outbox.server.requests.set(entry.idempotencyKey, { id: 'first', hash: entry.hash });
    await outbox.round();
    expect(await listOutbox()).toMatchObject([{ state: 'sent', receipt: { id: 'first' } }]);
    expect(outbox.server.requests.size).toBe(1);
  });
});

describe('with several tabs', () => {
  it('only one sends', async () => {
    await place();
    await Promise.all([outbox.round(), outbox.round(), outbox.round()]);
    expect(outbox.server.keys).toHaveLength(1);
  });

  it('only one sends at a time in a browser without Web Locks', async () => {
    stubNavigator({ onLine: true });
    await place();
    await Promise.all([outbox.round(), outbox.round()]);
    expect(outbox.server.keys).toHaveLength(1);
  });

  it('takes over from a tab suspended during its attempt', async () => {
    const id = await place();
    const asleep = { ...outbox.context, send: () => new Promise<never>(() => undefined) };
    void formsOutbox(asleep).sendNow(id);
    while ((await listOutbox())[0]?.state !== 'sending') continue;
    expect(await outbox.round()).toBe(false);
    expect(outbox.server.keys).toHaveLength(0);

    outbox.clock.now += outbox.context.attemptLimitMs + 10_001;
    expect(await outbox.round()).toBe(true);
    expect(outbox.server.requests.size).toBe(1);
  });

  it('skips what another tab has just tried', async () => {
    const id = await place();
    outbox.server.next.push('unreachable');
    await formsOutbox(outbox.context).sendNow(id);
    outbox.clock.now += 4000;
    await outbox.round(5000);
    expect(outbox.server.keys).toHaveLength(1);
    outbox.clock.now += 1000;
    await outbox.round(5000);
    expect(outbox.server.keys).toHaveLength(2);
  });
});

describe('an entry of an unknown version', () => {
  it('is neither sent nor lost', async () => {
    const record = { id: 'from-the-future', hash: 'h', version: 99, state: 'queued' };
    await (await openDatabase()).put('outbox', record);
    await place();
    expect(await outbox.round()).toBe(true);
    expect(outbox.server.keys).toHaveLength(1);
    expect(await (await openDatabase()).get('outbox', record.id)).toEqual(record);
  });
});
