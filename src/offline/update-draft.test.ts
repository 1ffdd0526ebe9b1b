import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open-database';
import { findEntry, listOutbox } from './outbox-store';
import { refusal } from './testing/fake-server';
import { booking, outboxHarness, type OutboxHarness } from './testing/outbox-harness';
import { updateDraft } from './update-draft';

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

const id = 'draft-of-a-page';
const update = (change: (stored: unknown) => unknown) =>
  updateDraft({ id, callName: 'secure-form-submission', formType: 'booking', change }, outbox.clock.now);

it('merges concurrent writes from two sides', async () => {
  const add = (field: object) => update((stored) => ({ ...(stored as object | undefined), ...field }));
  await Promise.all([add({ name: 'Ada' }), add({ phone: '1' }), add({ email: 'a@b.c' })]);
  expect((await findEntry(id))?.data).toEqual({ name: 'Ada', phone: '1', email: 'a@b.c' });
  expect(await listOutbox()).toHaveLength(1);
});

it('becomes the submission created under its id and is not changed afterwards', async () => {
  await update(() => booking);
  await outbox.round();
  expect(outbox.server.keys).toEqual([]);
  expect(await outbox.submit(booking, id)).toMatchObject({ state: 'sent' });
  expect(await update(() => ({ name: 'Bo' }))).toMatchObject({ id, state: 'sent', data: null });
});

it('gives its id to a submission that finds no draft', async () => {
  expect(await outbox.submit(booking, id)).toMatchObject({ state: 'sent' });
  expect(await findEntry(id)).toMatchObject({ state: 'sent' });
});

it('turns a refused submission back into a draft, which has the reason and can be sent again', async () => {
  const details = { code: 'invalid-input', userMessage: 'Check the address.' } as const;
  outbox.server.next.push(refusal(details));
  expect(await outbox.submit(booking, id)).toMatchObject({ state: 'refused' });
  expect(await update((stored) => stored)).toMatchObject({ state: 'draft', data: booking, refusal: details });
  expect(await outbox.submit(booking, id)).toMatchObject({ state: 'sent' });
  expect(new Set(outbox.server.keys).size).toBe(1);
});

it('leaves an entry written by a newer version unchanged', async () => {
  const database = await openDatabase();
  await database.put('outbox', { id, hash: '', version: 7 } as never);
  await expect(update(() => booking)).rejects.toThrow('newer version');
  expect(await database.get('outbox', id)).toMatchObject({ version: 7 });
});
