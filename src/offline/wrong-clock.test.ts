import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { listOutbox } from './outbox-store';
import { outboxHarness, type OutboxHarness } from './testing/outbox-harness';
import { eventually } from '@/ui/testing/eventually';

const yearMs = 365 * 86_400_000;

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

describe.each([
  ['a year ahead', yearMs],
  ['a year behind', -yearMs],
])('a clock that was %s', (_, wrongBy) => {
  it('delays nothing once it is corrected', async () => {
    outbox.clock.now += wrongBy;
    outbox.server.next.push('unreachable');
    await outbox.submit();
    outbox.clock.now -= wrongBy;
    expect(await outbox.round(10_000)).toBe(true);
    expect(outbox.server.requests.size).toBe(1);
  });

  it('lets an attempt started under it be taken over', async () => {
    outbox.clock.now += wrongBy;
    const asleep = { ...outbox.context, send: () => new Promise<never>(() => undefined), patienceMs: 1 };
    await outbox.submit(undefined, undefined, asleep);
    // The user may give up before the attempt has started.
    await eventually(async () => expect(await listOutbox()).toMatchObject([{ state: 'sending' }]));
    outbox.clock.now -= wrongBy;
    expect(await outbox.round()).toBe(true);
    expect(outbox.server.requests.size).toBe(1);
  });

  it('does not match a new request of today to an old one', async () => {
    outbox.clock.now += wrongBy;
    await outbox.submit();
    outbox.clock.now -= wrongBy;
    expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead-2' } });
  });
});

it('after a correction of seconds, a second click still counts as the same request', async () => {
  await outbox.submit();
  outbox.clock.now -= 30_000;
  expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
});
