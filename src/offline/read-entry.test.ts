import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open-database';
import { listOutbox } from './outbox-store';
import { outboxHarness, type OutboxHarness } from './testing/outbox-harness';

let outbox: OutboxHarness;
beforeEach(async () => {
  outbox = await outboxHarness();
});

/**
 * Entries as each version stored them. Never edit these records, so that no update strands queued entries.
 */
const leftBehind = {
  '1, waiting': {
    version: 1,
    id: '6f9b1f6e-7d0c-4b52-9a0c-3f0f6f1f4a01',
    idempotencyKey: '0d5a2c3e-1b4f-4f6a-8c7d-9e8f7a6b5c01',
    callName: 'client-referral-submit',
    formType: 'referral',
    data: { agentName: 'Marcus Oyelaran', clientName: 'Priya Sandoval' },
    hash: 'a8788722ed1d56bf56457baeef5ca45def58520a101d2c6ffdc52f100dc5708d',
    clientInfo: { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: '2026-05-04T14:00:00.000Z' },
    state: 'queued',
    createdAt: 1_777_903_200_000,
    changedAt: 1_777_903_200_000,
    attempts: 0,
    outcomeUnknown: false,
    notBefore: 0,
  },
  '1, interrupted while sending': {
    version: 1,
    id: '6f9b1f6e-7d0c-4b52-9a0c-3f0f6f1f4a02',
    idempotencyKey: '0d5a2c3e-1b4f-4f6a-8c7d-9e8f7a6b5c02',
    callName: 'client-referral-submit',
    formType: 'referral',
    data: { agentName: 'Marcus Oyelaran', clientName: 'Priya Sandoval' },
    hash: 'a8788722ed1d56bf56457baeef5ca45def58520a101d2c6ffdc52f100dc5708d',
    clientInfo: { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: '2026-05-04T14:00:00.000Z' },
    state: 'sending',
    createdAt: 1_777_903_200_000,
    changedAt: 1_777_903_260_000,
    attempts: 2,
    outcomeUnknown: true,
    notBefore: 0,
    reason: 'server',
  },
  '1, waiting, with an edit that was not submitted': {
    version: 1,
    id: '6f9b1f6e-7d0c-4b52-9a0c-3f0f6f1f4a03',
    idempotencyKey: '0d5a2c3e-1b4f-4f6a-8c7d-9e8f7a6b5c03',
    callName: 'client-referral-submit',
    formType: 'referral',
    data: { agentName: 'Marcus Oyelaran', clientName: 'Priya Sandoval' },
    typed: { agentName: 'Marcus Oyelaran', clientName: 'Priya S. Sandoval' },
    hash: 'a8788722ed1d56bf56457baeef5ca45def58520a101d2c6ffdc52f100dc5708d',
    clientInfo: { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: '2026-05-04T14:00:00.000Z' },
    state: 'queued',
    createdAt: 1_777_903_200_000,
    changedAt: 1_777_903_260_000,
    attempts: 1,
    outcomeUnknown: true,
    notBefore: 0,
    reason: 'server',
  },
};

it.each(Object.entries(leftBehind))('an entry of version %s is sent under its key', async (_, record) => {
  await (await openDatabase()).put('outbox', record);
  expect(await outbox.round()).toBe(true);
  expect(outbox.server.keys).toEqual([record.idempotencyKey]);
  expect(await listOutbox()).toMatchObject([{ id: record.id, state: 'sent' }]);
});
