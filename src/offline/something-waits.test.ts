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

it('nothing on a device that has never submitted anything, which stays without a database', async () => {
  expect(await somethingWaits()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
});

it('not for drafts, nor for what is sent', async () => {
  await updateDraft({ id: 'd', callName: 'submitForm', formType: 'booking', change: () => ({}) });
  await outbox.submit();
  expect(await somethingWaits()).toBe(false);
});

it('for what could not be sent, also to the page after', async () => {
  outbox.server.next.push('unreachable');
  await outbox.submit();
  await closeDatabase();
  expect(await somethingWaits()).toBe(true);
  await outbox.round();
  expect(await somethingWaits()).toBe(false);
});

it('not where the browser refuses', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await somethingWaits()).toBe(false);
});
