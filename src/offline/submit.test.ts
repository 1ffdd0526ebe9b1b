import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { eventually } from '@/ui/testing/eventually';
import { openDatabase } from './open-database';
import { listOutbox, removeEntry } from './outbox-store';
import { sentTraceMs } from './place-entry';
import { prepareSubmission } from './submission';
import { refusal } from './testing/fake-server';
import { booking, outboxHarness, type OutboxHarness } from './testing/outbox-harness';
import { updateDraft } from './update-draft';

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

const edited = { ...booking, phone: '(312) 555-0199' };
const tooMany = (seconds: number) =>
  refusal({ code: 'rate-limited', userMessage: 'Wait.', retryAfterSeconds: seconds });
const badAddress = refusal({
  code: 'invalid-input',
  userMessage: 'Check the address.',
  fields: { address: 'Enter it.' },
});

/** A response that the test triggers. */
function slowAnswer(server: OutboxHarness['server']) {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.next.push(async () => {
    const [entry] = await listOutbox();
    await arrived;
    return Response.json({ result: { id: 'late', hash: entry?.hash } });
  });
  return arrive;
}

describe('a successful submission', () => {
  it('returns the receipt and leaves only a record without personal data, for a limited time', async () => {
    const result = await outbox.submit();
    expect(result).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
    expect(await listOutbox()).toMatchObject([{ state: 'sent', data: null }]);

    outbox.clock.now += sentTraceMs;
    await outbox.submit(edited);
    expect((await listOutbox()).map(({ receipt }) => receipt?.id)).toEqual(['lead-2']);
  });

  it('creates one lead from a double click', async () => {
    const results = await Promise.all([outbox.submit(), outbox.submit(), outbox.submit()]);
    expect(results.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(outbox.server.requests.size).toBe(1);
  });

  it('creates one lead from a second click after the response, and two from two different requests', async () => {
    await outbox.submit();
    expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
    await outbox.submit(edited);
    expect(outbox.server.requests.size).toBe(2);
  });
});

describe('a submission without a valid response', () => {
  it.each([
    ['cut off', 'unreachable', 'no-answer'],
    ['too slow', () => Promise.reject(new DOMException('30 s', 'TimeoutError')), 'no-answer'],
    ['an HTML page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'server'],
    ['an empty 500', () => new Response('', { status: 500 }), 'server'],
    ['an internal error', () => Response.json({ error: { status: 'INTERNAL' } }, { status: 500 }), 'server'],
    ['a receipt for other content', () => Response.json({ result: { id: 'x', hash: 'y' } }), 'server'],
  ] as const)('%s: it waits and is sent under the same key', async (_, spoiled, reason) => {
    outbox.server.next.push(spoiled, spoiled);
    expect(await outbox.submit()).toMatchObject({ state: 'waiting', reason });
    expect(await outbox.round()).toBe(false);
    expect(await outbox.round()).toBe(true);
    expect(outbox.server.requests.size).toBe(1);
    expect(new Set(outbox.server.keys).size).toBe(1);
    expect(outbox.server.keys).toHaveLength(3);
  });

  it('waits for a connection', async () => {
    stubNavigator({ ...navigator, onLine: false });
    outbox.server.next.push('unreachable');
    expect(await outbox.submit()).toMatchObject({ state: 'waiting', reason: 'offline' });
  });

  it('creates one lead if the server committed and the response was lost', async () => {
    outbox.server.next.push('lost');
    expect(await outbox.submit()).toMatchObject({ state: 'waiting', reason: 'no-answer' });
    expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
    expect(outbox.server.requests.size).toBe(1);
  });

  it('counts a slow connection as waiting, and the attempt continues', async () => {
    const arrive = slowAnswer(outbox.server);
    expect(await outbox.submit()).toMatchObject({ state: 'waiting', reason: 'no-answer' });
    arrive();
    await eventually(async () => expect(await listOutbox()).toMatchObject([{ state: 'sent' }]));
    expect(outbox.server.keys).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('for its content keeps the entry, which is edited and sent under the same key', async () => {
    outbox.server.next.push(badAddress);
    const result = await outbox.submit();
    expect(result).toMatchObject({ state: 'refused', details: { fields: { address: 'Enter it.' } } });
    if (result.state !== 'refused') return;
    expect(await listOutbox()).toMatchObject([{ state: 'needs-attention', data: booking }]);
    await outbox.round();
    expect(outbox.server.keys).toHaveLength(1);

    expect(await outbox.submit(edited, result.entryId)).toMatchObject({ state: 'sent' });
    expect(new Set(outbox.server.keys).size).toBe(1);
    expect(await listOutbox()).toHaveLength(1);
  });

  it('for the rate limit waits as long as the server asked, however often it is clicked', async () => {
    outbox.server.next.push(tooMany(300));
    expect(await outbox.submit()).toMatchObject({
      state: 'waiting',
      reason: 'rate-limited',
      retryAfterSeconds: 300,
    });
    outbox.clock.now += 299_000;
    expect(await outbox.submit()).toMatchObject({ reason: 'rate-limited', retryAfterSeconds: 1 });
    expect(await outbox.round()).toBe(false);
    expect(outbox.server.keys).toHaveLength(1);
    outbox.clock.now += 1000;
    expect(await outbox.round()).toBe(true);
    expect(outbox.server.requests.size).toBe(1);
  });

  it('for the rate limit lets the content be edited, and still waits', async () => {
    outbox.server.next.push(tooMany(300));
    const result = await outbox.submit();
    if (result.state !== 'waiting') throw new Error(result.state);
    expect(await outbox.submit(edited, result.entryId)).toMatchObject({ reason: 'rate-limited' });
    outbox.clock.now += 300_000;
    await outbox.round();
    expect([...outbox.server.requests.keys()]).toEqual([outbox.server.keys[1]]);
    expect(outbox.server.keys).toHaveLength(2);
  });

  it('does not delay an entry for a day because the clock was set back', async () => {
    outbox.server.next.push(tooMany(300));
    await outbox.submit();
    outbox.clock.now -= 86_400_000;
    expect(await outbox.round()).toBe(true);
  });
});

describe('an edit of an entry sent before with an unknown result', () => {
  const editedHash = async () => (await prepareSubmission('secure-form-submission', 'booking', edited)).hash;

  /** The first attempt, with this failure. */
  async function firstPress(spoiled: OutboxHarness['server']['next'][number]): Promise<string> {
    outbox.server.next.push(spoiled);
    const result = await outbox.submit();
    if (result.state !== 'waiting') throw new Error(result.state);
    return result.entryId;
  }

  it.each<[string, OutboxHarness['server']['next'][number]]>([
    ['a 500', () => new Response('', { status: 500 })],
    ['a 502 page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a cut', 'unreachable'],
  ])('after %s that stored nothing, the edit is what is sent', async (_, spoiled) => {
    const id = await firstPress(spoiled);
    const result = await outbox.submit(edited, id);
    expect(result).toMatchObject({ state: 'sent', entryId: id, receipt: { hash: await editedHash() } });
    expect(result).not.toHaveProperty('missed');
    expect(outbox.server.requests.size).toBe(1);
    expect(new Set(outbox.server.keys).size).toBe(1);
  });

  it('after a lost response, the server keeps the first version, and both are shown', async () => {
    const id = await firstPress('lost');
    const missed = { stored: booking, edited };
    expect(await outbox.submit(edited, id)).toMatchObject({
      state: 'sent',
      receipt: { id: 'lead-1' },
      missed,
    });
    expect(outbox.server.requests.size).toBe(1);
    expect(await listOutbox()).toMatchObject([{ id, state: 'sent', missed }]);
    // Until the user has seen it.
    outbox.clock.now += sentTraceMs;
    await outbox.submit({ ...booking, name: 'Bo Lind' });
    expect(await listOutbox()).toHaveLength(2);
    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'sent', missed });
    expect(outbox.server.requests.size).toBe(2);
  });

  it('finds which of several versions was stored', async () => {
    const id = await firstPress('unreachable');
    const third = { ...booking, address: '14 Elm St, Akron 44601' };
    outbox.server.next.push('lost', 'unreachable');
    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'waiting', entryId: id });
    expect(await outbox.submit(third, id)).toMatchObject({ state: 'waiting', entryId: id });
    expect(await outbox.round()).toBe(true);
    expect(await listOutbox()).toMatchObject([{ state: 'sent', missed: { stored: edited, edited: third } }]);
    expect(outbox.server.requests.size).toBe(1);
  });

  it('changed back to the stored version, nothing is missing', async () => {
    const id = await firstPress('lost');
    outbox.server.next.push('unreachable');
    await outbox.submit(edited, id);
    const result = await outbox.submit(booking, id);
    expect(result).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
    expect(result).not.toHaveProperty('missed');
  });

  it('is sent automatically instead of the version before it', async () => {
    const id = await firstPress('unreachable');
    outbox.server.next.push('unreachable');
    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'waiting', reason: 'no-answer' });
    expect(await outbox.round()).toBe(true);
    expect([...outbox.server.requests.values()]).toMatchObject([{ hash: await editedHash() }]);
  });

  it('while the first attempt is still in progress, it gets that attempt’s result', async () => {
    const arrive = slowAnswer(outbox.server);
    const first = await outbox.submit();
    if (first.state !== 'waiting') throw new Error(first.state);
    const second = outbox.submit(edited, first.entryId);
    await eventually(async () => expect(await listOutbox()).toMatchObject([{ data: edited }]));
    arrive();
    expect(await second).toMatchObject({ state: 'sent', missed: { stored: booking, edited } });
    expect(outbox.server.keys).toHaveLength(1);
  });

  it('after a background send, it is shown as missing and creates no second lead', async () => {
    const id = await firstPress('unreachable');
    await outbox.round();
    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'sent', missed: { edited } });
    expect(outbox.server.requests.size).toBe(1);
  });

  it('replaces what never left the device', async () => {
    stubNavigator({ ...navigator, onLine: false });
    const id = await firstPress('unreachable');
    outbox.server.next.push('unreachable');
    await outbox.submit(edited, id);
    expect(await listOutbox()).toMatchObject([{ earlier: [] }]);
    stubNavigator({ ...navigator, onLine: true });
    await outbox.round();
    expect(outbox.server.requests.size).toBe(1);
    expect(await listOutbox()).toMatchObject([{ state: 'sent', data: null }]);
  });

  it('refused, it is corrected under the same key, and the first version is still looked for', async () => {
    const id = await firstPress('lost');
    outbox.server.next.push(badAddress);
    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'refused' });
    const third = { ...edited, address: '14 Elm St, Akron 44601' };
    expect(await outbox.submit(third, id)).toMatchObject({ state: 'sent', missed: { stored: booking } });
    expect(outbox.server.requests.size).toBe(1);
  });

  it('a rate limit does not lose track of the first version', async () => {
    const id = await firstPress('lost');
    outbox.server.next.push(tooMany(60));
    expect(await outbox.submit(edited, id)).toMatchObject({ reason: 'rate-limited' });
    outbox.clock.now += 60_000;
    await outbox.round();
    expect(await listOutbox()).toMatchObject([{ state: 'sent', missed: { stored: booking, edited } }]);
  });
});

describe('a device that cannot store it', () => {
  beforeEach(async () => {
    const database = await openDatabase();
    vi.spyOn(database, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  });

  it('sends it directly', async () => {
    expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
  });

  it('reports a server failure too, and uses the same key on the next click', async () => {
    const data = { ...booking, name: 'Bo Lind' };
    outbox.server.next.push('lost');
    expect(await outbox.submit(data)).toMatchObject({
      state: 'not-stored',
      details: { code: 'unavailable' },
    });
    expect(await outbox.submit(data)).toMatchObject({ state: 'sent' });
    expect(outbox.server.requests.size).toBe(1);
  });

  it('an edit after a lost response creates no second lead', async () => {
    const data = { ...booking, name: 'Cy Moss' };
    outbox.server.next.push('lost');
    const { entryId } = (await outbox.submit(data)) as { entryId?: string };
    const result = await outbox.submit({ ...data, phone: edited.phone }, entryId);
    expect(result).toMatchObject({ state: 'sent', missed: { stored: data } });
    expect(outbox.server.requests.size).toBe(1);
  });

  it('distinguishes a refusal from a failure', async () => {
    outbox.server.next.push(badAddress);
    expect(await outbox.submit()).toMatchObject({ state: 'refused', details: { code: 'invalid-input' } });
  });
});

it('with a full disk at the second click, the edit is sent under the stored entry’s key', async () => {
  outbox.server.next.push('lost');
  const { entryId } = (await outbox.submit()) as { entryId: string };
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  expect(await outbox.submit(edited, entryId)).toMatchObject({ state: 'sent', missed: { stored: booking } });
  full.mockRestore();
  expect(await outbox.round()).toBe(true);
  expect(outbox.server.requests.size).toBe(1);
});

it('with a disk that fills up during the attempt, an accepted entry no longer waits', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put');
  outbox.server.next.push(async () => {
    const [entry] = await listOutbox();
    full.mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    return Response.json({ result: { id: 'lead', hash: entry?.hash } });
  });
  expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead' } });
  expect(await listOutbox()).toEqual([]);
});

describe('a draft', () => {
  const saveDraft = (id: string, data: unknown) =>
    updateDraft(
      { id, callName: 'secure-form-submission', formType: 'booking', change: () => data },
      outbox.clock.now,
    );

  it('is never sent automatically, and becomes the submission created from it', async () => {
    const id = 'draft-of-a-form';
    await saveDraft(id, booking);
    await saveDraft(id, edited);
    await outbox.round();
    expect(outbox.server.keys).toEqual([]);

    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'sent' });
    expect(await listOutbox()).toMatchObject([{ id, state: 'sent' }]);
  });

  it('is gone after it is removed', async () => {
    await saveDraft('draft-of-a-form', booking);
    await removeEntry('draft-of-a-form');
    expect(await listOutbox()).toEqual([]);
  });
});
