import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTyped } from './keep-typed';
import type { OutboxEntry } from './outbox-entry';
import { findEntry, listOutbox, removeEntry } from './outbox-store';
import { refusal } from './testing/fake-server';
import { booking, outboxHarness, type OutboxHarness } from './testing/outbox-harness';
import { updateDraft } from './update-draft';

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

const edited = { ...booking, phone: '(312) 555-0199' };
const typed = { ...booking, special_instructions: 'The gate code is 4417.' };
const failure = () => new Response('', { status: 500 });

/** Submits with this response, and returns the stored entry. */
async function press(spoiled: OutboxHarness['server']['next'][number], data = booking, id?: string) {
  outbox.server.next.push(spoiled);
  const { entryId = '' } = await outbox.submit(data, id);
  return stored(entryId);
}

async function stored(id: string): Promise<OutboxEntry> {
  const entry = await findEntry(id);
  if (entry === null) throw new Error(`no entry ${id}`);
  return entry;
}

describe('what was typed after a failed submission', () => {
  it('is stored with the entry, which is otherwise unchanged', async () => {
    const waiting = await press(failure);
    outbox.clock.now += 5000;
    await keepTyped(waiting, typed);
    expect(await listOutbox()).toEqual([{ ...waiting, typed }]);
  });

  it('is removed if it equals what was submitted, in any field order', async () => {
    const waiting = await press(failure);
    await keepTyped(waiting, typed);
    await keepTyped(waiting, Object.fromEntries(Object.entries(booking).reverse()));
    expect(await listOutbox()).toEqual([waiting]);
  });

  it('is not sent automatically: it becomes missed when the entry is sent', async () => {
    const waiting = await press(failure);
    await keepTyped(waiting, typed);
    expect(await outbox.round()).toBe(true);
    const entry = await stored(waiting.id);
    expect(entry).toMatchObject({ state: 'sent', data: null, missed: { stored: booking, edited: typed } });
    expect(entry).not.toHaveProperty('typed');
    expect(outbox.server.requests.size).toBe(1);
  });

  it('stays through further failures', async () => {
    const waiting = await press(failure);
    await keepTyped(waiting, typed);
    outbox.server.next.push('unreachable', failure);
    await outbox.round();
    await outbox.round();
    expect(await stored(waiting.id)).toMatchObject({ state: 'queued', attempts: 3, typed });
  });

  it('is compared with the earlier version if that is what the server has', async () => {
    const { id } = await press('lost');
    const waiting = await press('unreachable', edited, id);
    await keepTyped(waiting, typed);
    await outbox.round();
    expect(await stored(id)).toMatchObject({ state: 'sent', missed: { stored: booking, edited: typed } });
  });

  it('is not missed if it is what the server has', async () => {
    const { id } = await press('lost');
    const waiting = await press('unreachable', edited, id);
    await keepTyped(waiting, booking);
    await outbox.round();
    const entry = await stored(id);
    expect(entry.state).toBe('sent');
    expect(entry).not.toHaveProperty('missed');
    expect(entry).not.toHaveProperty('typed');
  });

  it.each([
    ['the edit', typed],
    ['something else', edited],
    ['the earlier content', booking],
  ])('is cleared when the form is submitted with %s', async (_, data) => {
    const waiting = await press(failure);
    await keepTyped(waiting, typed);
    expect(await press(failure, data, waiting.id)).not.toHaveProperty('typed');
    await outbox.round();
    expect(await stored(waiting.id)).not.toHaveProperty('missed');
  });

  it('stays when another form submits the same content', async () => {
    const waiting = await press(failure);
    await keepTyped(waiting, typed);
    expect(await press(failure)).toMatchObject({ id: waiting.id, typed });
  });

  it('is returned as missed if it was typed while the entry was being sent', async () => {
    const { id } = await press(failure);
    outbox.server.next.push(async () => {
      const sending = await stored(id);
      await keepTyped(sending, typed);
      return Response.json({ result: { id: 'late', hash: sending.hash } });
    });
    const missed = { stored: booking, edited: typed };
    expect(await outbox.submit(booking, id)).toMatchObject({ state: 'sent', missed });
    expect(await stored(id)).toMatchObject({ state: 'sent', missed });
  });
});

describe('what was typed just before the entry was sent and stored afterwards', () => {
  it('is missed', async () => {
    const waiting = await press(failure);
    await outbox.round();
    await keepTyped(waiting, typed);
    expect(await stored(waiting.id)).toMatchObject({ missed: { stored: booking, edited: typed } });
  });

  it('replaces what was stored before', async () => {
    const waiting = await press(failure);
    await keepTyped(waiting, edited);
    await outbox.round();
    await keepTyped(waiting, typed);
    expect(await stored(waiting.id)).toMatchObject({ missed: { stored: booking, edited: typed } });
    await keepTyped(waiting, booking);
    expect(await stored(waiting.id)).not.toHaveProperty('missed');
  });

  it('is compared with the earlier version if that is what the server has', async () => {
    const { id } = await press('lost');
    const waiting = await press('unreachable', edited, id);
    await keepTyped(waiting, booking);
    await outbox.round();
    await keepTyped(waiting, booking);
    expect(await stored(id)).not.toHaveProperty('missed');
    await keepTyped(waiting, typed);
    expect(await stored(id)).toMatchObject({ missed: { stored: booking, edited: typed } });
  });

  it('is not missed after another submission', async () => {
    const waiting = await press(failure);
    await outbox.submit(edited, waiting.id);
    await keepTyped(waiting, typed);
    expect(await stored(waiting.id)).not.toHaveProperty('missed');
  });
});

describe('what was typed after a refusal', () => {
  const badAddress = refusal({ code: 'invalid-input', userMessage: 'Check the address.' });

  it('is stored, and a draft made from the entry begins with it', async () => {
    const refused = await press(badAddress);
    expect(refused.state).toBe('needs-attention');
    await keepTyped(refused, typed);
    expect(await stored(refused.id)).toMatchObject({ state: 'needs-attention', data: booking, typed });

    const change = vi.fn((data: unknown) => data);
    const draft = {
      id: refused.id,
      callName: 'secure-form-submission',
      formType: 'booking',
      change,
    } as const;
    expect(await updateDraft(draft, outbox.clock.now)).toMatchObject({ state: 'draft', data: typed });
    expect(change).toHaveBeenCalledWith(typed);
    expect(await stored(refused.id)).not.toHaveProperty('typed');
  });

  it('stays with the refused entry if it was typed before the refusal', async () => {
    const waiting = await press(failure);
    await keepTyped(waiting, typed);
    outbox.server.next.push(badAddress);
    await outbox.round();
    expect(await stored(waiting.id)).toMatchObject({ state: 'needs-attention', typed });
  });
});

it('leaves drafts and removed entries unchanged', async () => {
  const waiting = await press(failure);
  await removeEntry(waiting.id);
  await keepTyped(waiting, typed);
  expect(await listOutbox()).toEqual([]);
  const draft = await updateDraft(
    { id: waiting.id, callName: 'secure-form-submission', formType: 'booking', change: () => edited },
    outbox.clock.now,
  );
  await keepTyped(waiting, typed);
  expect(await listOutbox()).toEqual([draft]);
});

it('reports a full disk and leaves the entry unchanged', async () => {
  const waiting = await press(failure);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await expect(keepTyped(waiting, typed)).rejects.toThrow('full');
  full.mockRestore();
  expect(await listOutbox()).toEqual([waiting]);
});
