import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { keepTyped } from './keep-typed';
import { listOutbox, removeEntry } from './outbox-store';
import { retryEntry } from './retry-entry';
import { refusal } from './testing/fake-server';
import { booking, outboxHarness, type OutboxHarness } from './testing/outbox-harness';

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

const retry = (id: string) => retryEntry(id, outbox.context, () => undefined);

/** Submits with this response and returns the remaining entry. */
async function storedAfter(answer: (typeof outbox.server.next)[number]): Promise<string> {
  outbox.server.next.push(answer);
  const result = await outbox.submit(booking);
  if (result.state !== 'waiting' && result.state !== 'refused') throw new Error(result.state);
  return result.entryId;
}

it('sends a queued entry under its key', async () => {
  const id = await storedAfter('lost');
  expect(await retry(id)).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
  expect(outbox.server.requests.size).toBe(1);
});

it('says how long the server asked to wait, and waits', async () => {
  const details = { code: 'rate-limited', userMessage: 'Wait.', retryAfterSeconds: 90 } as const;
  const id = await storedAfter(refusal(details));
  expect(await retry(id)).toEqual({ state: 'waiting', reason: 'rate-limited', retryAfterSeconds: 90 });
  expect(outbox.server.keys).toHaveLength(1);
});

it('resends a refused entry unchanged under the same key and reports another refusal', async () => {
  const details = { code: 'not-allowed', userMessage: 'Closed.' } as const;
  const id = await storedAfter(refusal(details));
  outbox.server.next.push(refusal(details));
  expect(await retry(id)).toEqual({ state: 'refused', details });
  expect(await listOutbox()).toMatchObject([{ id, state: 'needs-attention', data: booking }]);

  expect(await retry(id)).toMatchObject({ state: 'sent' });
  expect(new Set(outbox.server.keys).size).toBe(1);
  expect(outbox.server.requests.size).toBe(1);
});

it('leaves input typed after the refusal for another submission', async () => {
  const id = await storedAfter(refusal({ code: 'not-allowed', userMessage: 'Closed.' }));
  const [refused] = await listOutbox();
  const typed = { ...booking, name: 'Bo Lind' };
  if (refused) await keepTyped(refused, typed);
  outbox.server.next.push('unreachable');
  await retry(id);
  expect(await listOutbox()).toMatchObject([{ id, state: 'queued', data: booking, typed }]);
});

it('sends nothing of an entry that was removed meanwhile', async () => {
  const id = await storedAfter('unreachable');
  await removeEntry(id);
  expect(await retry(id)).toEqual({ state: 'gone' });
  expect(outbox.server.requests.size).toBe(0);
});
