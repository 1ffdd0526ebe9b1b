import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './open-database';
import { listOutbox } from './outbox-store';
import { readEntry } from './read-entry';
import { outboxHarness, type OutboxHarness } from './testing/outbox-harness';

const reportFault = vi.hoisted(() => vi.fn());
vi.mock(import('@/logging/report-fault'), async (original) => ({ ...(await original()), reportFault }));

let outbox: OutboxHarness;
beforeEach(async () => {
  reportFault.mockReset();
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

const { '1, waiting': waiting } = leftBehind;
const refusal = {
  code: 'invalid-input',
  userMessage: 'Enter the phone number.',
  fields: { clientPhone: 'Enter it.' },
};
const receipt = { id: 'lead-1', hash: waiting.hash };

/** Everything that an entry may have besides what the first version stored. */
const optional = {
  typed: { agentName: 'Marcus Oyelaran' },
  signs: { homepage: '', filledInMs: 4_000 },
  earlier: [{ data: null, hash: waiting.hash }],
  reason: 'no-answer',
  refusal,
  receipt,
  missed: { stored: null, edited: { clientName: 'Priya S. Sandoval' } },
};

describe('of every entry that a version of the product could store', () => {
  const states = ['draft', 'queued', 'sending', 'needs-attention', 'sent'] as const;
  const anyEntry = fc
    .record(
      {
        ...Object.fromEntries(
          Object.entries(optional).map(([name, value]) => [name, fc.constantFrom(value, undefined)]),
        ),
        later: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .chain((some) =>
      fc
        .record({ state: fc.constantFrom(...states), data: fc.option(fc.jsonValue(), { nil: undefined }) })
        .map((fields) => ({ ...waiting, ...some, ...fields })),
    );

  it('all is read', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(readEntry(entry)).toEqual(entry);
      }),
    );
  });

  it('the call and the reason may be ones that this version doesn’t know', () => {
    const entry = { ...waiting, callName: 'submitReferral', reason: 'later' };
    expect(readEntry(entry)).toEqual(entry);
  });
});

const damaged: readonly [string, object][] = [
  ...Object.keys(waiting)
    .filter((name) => !['version', 'id', 'data'].includes(name))
    .map((name): [string, object] => [`without ${name}`, { ...waiting, [name]: undefined }]),
  ['in an unknown state', { ...waiting, state: 'lost' }],
  ['with a time as text', { ...waiting, createdAt: '2026-05-04' }],
  ['with a refusal without a sentence', { ...waiting, refusal: { code: 'invalid-input' } }],
  ['with a receipt for nothing', { ...waiting, receipt: {} }],
];

it.each(damaged)('an entry %s stays on the device, and the others are sent', async (_, record) => {
  const other = leftBehind['1, interrupted while sending'];
  const database = await openDatabase();
  await database.put('outbox', { ...waiting, ...record });
  await database.put('outbox', other);
  expect(await outbox.round()).toBe(true);
  expect(outbox.server.keys).toEqual([other.idempotencyKey]);
  expect(await listOutbox()).toMatchObject([{ id: other.id, state: 'sent' }]);
  expect(await database.get('outbox', waiting.id)).toEqual({ ...waiting, ...record });
});
