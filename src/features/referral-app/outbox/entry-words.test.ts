import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { canEdit, entryWords } from './entry-words';

const now = 1_000_000;
const queued = {
  state: 'queued',
  outcomeUnknown: false,
  notBefore: 0,
  attempts: 1,
} as OutboxEntry;

describe('what is said of a referral on this device', () => {
  it('without a connection: it goes by itself', () => {
    expect(entryWords({ ...queued, reason: 'offline' }, false, now).sentence).toMatch(/when the connection/);
  });

  it('asked to wait: for how long', () => {
    const waits: OutboxEntry = { ...queued, reason: 'rate-limited', notBefore: now + 61_000 };
    expect(entryWords(waits, true, now).sentence).toMatch(/about 2 minutes\./);
    expect(entryWords(waits, true, now + 5_000).sentence).toMatch(/about 1 minute\./);
    expect(entryWords(waits, true, now + 70_000).sentence).toMatch(/every few seconds/);
  });

  it('not known to come from the app: it is tried again, and who to call if that does not help', () => {
    const { sentence } = entryWords({ ...queued, reason: 'unverified' }, true, now);
    expect(sentence).toMatch(/try again.*call us/);
  });

  it('refused: the server’s sentence, also once the correction has begun', () => {
    const refusal = { code: 'invalid-input', userMessage: 'The phone number is not one.' } as const;
    for (const state of ['needs-attention', 'draft'] as const) {
      const words = entryWords({ ...queued, state, refusal }, true, now);
      expect(words).toMatchObject({ badge: 'Needs attention' });
      expect(words.sentence).toMatch(/^The phone number is not one\./);
    }
  });
});

describe('editing', () => {
  it.each([
    ['waits and was never sent', queued, true],
    ['may have arrived', { ...queued, outcomeUnknown: true }, false],
    ['is on its way', { ...queued, state: 'sending' }, false],
    ['was refused', { ...queued, state: 'needs-attention' }, true],
  ] as const)('%s', (_, entry, expected) => {
    expect(canEdit(entry)).toBe(expected);
  });
});
