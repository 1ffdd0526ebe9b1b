import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './open-database';
import { listOutbox, removeEntry } from './outbox-store';
import { sentTraceMs } from './place-entry';
import { refusal } from './testing/fake-server';
import { booking, outboxHarness, type OutboxHarness } from './testing/outbox-harness';
import { updateDraft } from './update-draft';

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

const edited = { ...booking, phone: '(801) 555-0199' };
const tooMany = (seconds: number) =>
  refusal({ code: 'rate-limited', userMessage: 'Wait.', retryAfterSeconds: seconds });
const badAddress = refusal({
  code: 'invalid-input',
  userMessage: 'Check the address.',
  fields: { address: 'Enter it.' },
});

/** An answer that comes when the test says so. */
function slowAnswer(server: OutboxHarness['server']) {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.next.push(async () => {
    await arrived;
    return Response.json({ result: { id: 'late', hash: (await listOutbox())[0]?.hash } });
  });
  return arrive;
}

describe('a submission that goes well', () => {
  it('is answered with the receipt, and only a trace without personal data stays, for a while', async () => {
    const result = await outbox.submit();
    expect(result).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
    expect(await listOutbox()).toMatchObject([{ state: 'sent', data: null }]);

    outbox.clock.now += sentTraceMs;
    await outbox.submit(edited);
    expect((await listOutbox()).map(({ receipt }) => receipt?.id)).toEqual(['lead-2']);
  });

  it('makes one lead of a double click', async () => {
    const results = await Promise.all([outbox.submit(), outbox.submit(), outbox.submit()]);
    expect(results.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect(outbox.server.leads.size).toBe(1);
  });

  it('makes one lead of a second press after the answer, and two of two wishes', async () => {
    await outbox.submit();
    expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
    await outbox.submit(edited);
    expect(outbox.server.leads.size).toBe(2);
  });
});

describe('a submission that gets no proper answer', () => {
  it.each([
    ['unreachable', 'unreachable', 'offline'],
    ['an HTML page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'server'],
    ['an empty 500', () => new Response('', { status: 500 }), 'server'],
    ['an internal error', () => Response.json({ error: { status: 'INTERNAL' } }, { status: 500 }), 'server'],
    ['a stranger’s receipt', () => Response.json({ result: { id: 'x', hash: 'y' } }), 'server'],
  ] as const)('%s: it waits, and goes out under the same key', async (_, spoiled, reason) => {
    outbox.server.next.push(spoiled, spoiled);
    expect(await outbox.submit()).toMatchObject({ state: 'waiting', reason });
    expect(await outbox.round()).toBe(false);
    expect(await outbox.round()).toBe(true);
    expect(outbox.server.leads.size).toBe(1);
    expect(new Set(outbox.server.keys).size).toBe(1);
    expect(outbox.server.keys).toHaveLength(3);
  });

  it('is one lead if the server committed and the answer was lost', async () => {
    outbox.server.next.push('lost');
    expect(await outbox.submit()).toMatchObject({ state: 'waiting', reason: 'offline' });
    expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
    expect(outbox.server.leads.size).toBe(1);
  });

  it('counts a slow line as waiting, and the attempt goes on', async () => {
    const arrive = slowAnswer(outbox.server);
    expect(await outbox.submit()).toMatchObject({ state: 'waiting', reason: 'server' });
    arrive();
    await vi.waitFor(async () => expect(await listOutbox()).toMatchObject([{ state: 'sent' }]));
    expect(outbox.server.keys).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('for its content keeps the entry, which is sent edited under a new key', async () => {
    outbox.server.next.push(badAddress);
    const result = await outbox.submit();
    expect(result).toMatchObject({ state: 'refused', details: { fields: { address: 'Enter it.' } } });
    if (result.state !== 'refused') return;
    expect(await listOutbox()).toMatchObject([{ state: 'needs-attention', data: booking }]);
    await outbox.round();
    expect(outbox.server.keys).toHaveLength(1);

    expect(await outbox.submit(edited, result.entryId)).toMatchObject({ state: 'sent' });
    expect(new Set(outbox.server.keys).size).toBe(2);
    expect(await listOutbox()).toHaveLength(1);
  });

  it('for its rate waits for as long as the server asked, however often it is pressed', async () => {
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
    expect(outbox.server.leads.size).toBe(1);
  });

  it('for its rate lets the content be edited, and still waits', async () => {
    outbox.server.next.push(tooMany(300));
    const result = await outbox.submit();
    if (result.state !== 'waiting') throw new Error(result.state);
    expect(await outbox.submit(edited, result.entryId)).toMatchObject({ reason: 'rate-limited' });
    outbox.clock.now += 300_000;
    await outbox.round();
    expect([...outbox.server.leads.keys()]).toEqual([outbox.server.keys[1]]);
    expect(outbox.server.keys).toHaveLength(2);
  });

  it('does not hold an entry for a day because the clock was set back', async () => {
    outbox.server.next.push(tooMany(300));
    await outbox.submit();
    outbox.clock.now -= 86_400_000;
    expect(await outbox.round()).toBe(true);
  });
});

describe('an edit of an entry whose outcome is unknown', () => {
  async function lostSubmission(): Promise<string> {
    outbox.server.next.push('lost');
    const result = await outbox.submit();
    if (result.state !== 'waiting') throw new Error(result.state);
    return result.entryId;
  }

  it('leaves the first version, which the server has, and says so', async () => {
    const id = await lostSubmission();
    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'sent', firstVersionKept: true });
    expect(outbox.server.leads.size).toBe(1);
  });

  it('leaves the first version while nobody can tell, and says so', async () => {
    const id = await lostSubmission();
    outbox.server.next.push('unreachable');
    expect(await outbox.submit(edited, id)).toMatchObject({
      state: 'waiting',
      entryId: id,
      firstVersionKept: true,
    });
    expect(await listOutbox()).toMatchObject([{ data: booking }]);
  });

  it('replaces the first version if there was no connection at all', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    outbox.server.next.push('unreachable', 'unreachable');
    const first = await outbox.submit();
    if (first.state !== 'waiting') throw new Error(first.state);
    expect(await outbox.submit(edited, first.entryId)).not.toHaveProperty('firstVersionKept');
    vi.stubGlobal('navigator', { ...navigator, onLine: true });
    await outbox.round();
    expect(outbox.server.leads.size).toBe(1);
    expect(new Set(outbox.server.keys).size).toBe(2);
  });

  it('stays unknown when a later attempt finds no connection', async () => {
    const id = await lostSubmission();
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    outbox.server.next.push('unreachable');
    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'waiting', firstVersionKept: true });
  });

  it('replaces the first version once the server has refused that one', async () => {
    outbox.server.next.push('unreachable', badAddress);
    const first = await outbox.submit();
    if (first.state !== 'waiting') throw new Error(first.state);
    const result = await outbox.submit(edited, first.entryId);
    expect(result).toMatchObject({ state: 'sent' });
    expect(result).not.toHaveProperty('firstVersionKept');
    expect(outbox.server.leads.size).toBe(1);
  });
});

describe('a device that does not keep it', () => {
  beforeEach(async () => {
    const database = await openDatabase();
    vi.spyOn(database, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  });

  it('sends it directly', async () => {
    expect(await outbox.submit()).toMatchObject({ state: 'sent', receipt: { id: 'lead-1' } });
  });

  it('says so when the server fails too, and uses the same key when pressed again', async () => {
    const data = { ...booking, name: 'Bo Lind' };
    outbox.server.next.push('lost');
    expect(await outbox.submit(data)).toMatchObject({ state: 'not-kept', details: { code: 'unavailable' } });
    expect(await outbox.submit(data)).toMatchObject({ state: 'sent' });
    expect(outbox.server.leads.size).toBe(1);
  });

  it('tells a refusal from a failure', async () => {
    outbox.server.next.push(badAddress);
    expect(await outbox.submit()).toMatchObject({ state: 'refused', details: { code: 'invalid-input' } });
  });
});

it('on a disk that fills up on the way, what the server took is sent, and waits no longer', async () => {
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
    updateDraft({ id, callName: 'submitForm', formType: 'booking', change: () => data }, outbox.clock.now);

  it('is never sent by itself, and becomes the submission that is made of it', async () => {
    const id = 'draft-of-a-form';
    await saveDraft(id, booking);
    await saveDraft(id, edited);
    await outbox.round();
    expect(outbox.server.keys).toEqual([]);

    expect(await outbox.submit(edited, id)).toMatchObject({ state: 'sent' });
    expect(await listOutbox()).toMatchObject([{ id, state: 'sent' }]);
  });

  it('goes when it is removed', async () => {
    await saveDraft('draft-of-a-form', booking);
    await removeEntry('draft-of-a-form');
    expect(await listOutbox()).toEqual([]);
  });
});
