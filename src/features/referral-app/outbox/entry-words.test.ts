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

describe('the sentence for a referral on this device', () => {
  it('offline: it is sent automatically', () => {
    expect(entryWords({ ...queued, reason: 'offline' }, true, now).sentence).toMatch(
      /once you’re back online/,
    );
  });

  it('rate-limited: it says for how long', () => {
    const waits: OutboxEntry = { ...queued, reason: 'rate-limited', notBefore: now + 61_000 };
    expect(entryWords(waits, false, now).sentence).toMatch(/about 2 minutes\./);
    expect(entryWords(waits, false, now + 5_000).sentence).toMatch(/about 1 minute\./);
    expect(entryWords(waits, false, now + 70_000).sentence).toMatch(/every few seconds/);
  });

  it('refused by App Check: it is retried, with a number to call if that does not help', () => {
    const { sentence } = entryWords({ ...queued, reason: 'unverified' }, false, now);
    expect(sentence).toMatch(/try again.*call us/);
  });

  it.each(['server', 'no-answer'] as const)(
    '%s: not sent yet, because of a server failure and not a connection',
    (reason) => {
      const { sentence, ourFault } = entryWords({ ...queued, reason }, false, now);
      expect(sentence).toMatch(/^Not sent yet\./);
      expect(sentence).toMatch(/try again every few seconds/);
      expect(sentence).not.toMatch(/connection/);
      expect(ourFault).toBe(true);
    },
  );

  it('refused: the server’s message, even after the correction has begun', () => {
    const refusal = { code: 'invalid-input', userMessage: 'The phone number is not one.' } as const;
    for (const state of ['needs-attention', 'draft'] as const) {
      const words = entryWords({ ...queued, state, refusal }, false, now);
      expect(words).toMatchObject({ badge: 'Needs attention' });
      expect(words.sentence).toMatch(/^The phone number is not one\./);
    }
  });
});

describe('editing', () => {
  it.each([
    ['waits and was never sent', queued, true],
    ['may have arrived', { ...queued, outcomeUnknown: true }, true],
    ['is on its way', { ...queued, state: 'sending' }, true],
    ['has arrived', { ...queued, state: 'sent' }, false],
    ['was refused', { ...queued, state: 'needs-attention' }, true],
  ] as const)('%s', (_, entry, expected) => {
    expect(canEdit(entry)).toBe(expected);
  });
});
