import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase } from './open-database';
import { somethingWaits } from './something-waits';
import { outboxHarness, type OutboxHarness } from './testing/outbox-harness';
import { updateDraft } from './update-draft';

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

it('is false on a device that never submitted, and creates no database', async () => {
  expect(await somethingWaits()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

it('is false for drafts and sent entries', async () => {
  await updateDraft({ id: 'd', callName: 'secure-form-submission', formType: 'booking', change: () => ({}) });
  await outbox.submit();
  expect(await somethingWaits()).toBe(false);
});

it('is true for unsent entries, also on the next page', async () => {
  outbox.server.next.push('unreachable');
  await outbox.submit();
  await closeDatabase();
  expect(await somethingWaits()).toBe(true);
  await outbox.round();
  expect(await somethingWaits()).toBe(false);
});

it('is false if the browser refuses', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await somethingWaits()).toBe(false);
});
