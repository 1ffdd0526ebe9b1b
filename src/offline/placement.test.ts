import { beforeEach, describe, expect, it } from 'vitest';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { newEntry } from './new-entry';
import type { OutboxEntry } from './outbox-entry';
import { placementOf } from './placement';
import type { Submission } from './submission';

beforeEach(() => stubNavigator({}));

const now = Date.UTC(2026, 4, 4, 15);
const submission = (content: string): Submission => ({
  callName: 'client-followup-submit',
  formType: 'follow-up',
  data: content,
  hash: `hash of ${content}`,
});
const entry = (content: string, fields: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...newEntry(submission(content), 'queued', now - 1000),
  ...fields,
});
const sent = (fields: Partial<OutboxEntry> = {}) =>
  entry('first', { state: 'sent', data: null, receipt: { id: 'record', hash: 'hash of first' }, ...fields });
const nothing = { named: null, equal: null, freeId: undefined };

const place = (content: string, found: Partial<Parameters<typeof placementOf>[1]> = {}) =>
  placementOf(submission(content), { ...nothing, ...found }, now);

describe('a submission that the outbox has nothing of', () => {
  it('is a new entry, under the id that its form asks for if that is free', () => {
    expect(place('first', { freeId: 'wanted' }).entry).toMatchObject({ id: 'wanted', state: 'queued' });
    expect(place('first').entry.id).not.toBe('wanted');
  });
});

describe('the content of the named entry again', () => {
  it.each(['queued', 'sending', 'sent'] as const)('changes nothing of one that is %s', (state) => {
    const named = entry('first', { state });
    expect(place('first', { named })).toEqual({ entry: named });
    expect(place('first', { named }).entry).toBe(named);
  });

  it.each(['needs-attention', 'draft'] as const)('queues one that is %s under its key', (state) => {
    const named = entry('first', { state });
    const { entry: placed } = place('first', { named });
    expect(placed).toMatchObject({ id: named.id, idempotencyKey: named.idempotencyKey, state: 'queued' });
  });

  it('removes what was typed since', () => {
    expect(place('first', { named: entry('first', { typed: 'second' }) }).entry).not.toHaveProperty('typed');
  });
});

describe('other content for the named entry', () => {
  it('replaces what waits, under its key', () => {
    const named = entry('first');
    expect(place('second', { named }).entry).toMatchObject({
      id: named.id,
      idempotencyKey: named.idempotencyKey,
      data: 'second',
      state: 'queued',
    });
  });

  it('is a missed edit of what was sent', () => {
    expect(place('second', { named: sent() }).entry).toMatchObject({
      state: 'sent',
      hash: 'hash of second',
      missed: { stored: null, edited: 'second' },
    });
  });

  it('is no missed edit where it is changed back to what the server has', () => {
    const missed = { stored: 'first', edited: 'second' };
    const named = sent({ hash: 'hash of second', missed });
    expect(place('first', { named }).entry).not.toHaveProperty('missed');
  });
});

describe('content that another entry has', () => {
  it('uses that entry, with what was typed there, and removes the named one', () => {
    const named = entry('first');
    const equal = entry('second', { typed: 'third' });
    const placement = place('second', { named, equal });
    expect(placement).toEqual({ entry: equal, removed: named });
    expect(placement.entry).toBe(equal);
  });

  it('queues it again if it was refused', () => {
    const equal = entry('first', { state: 'needs-attention', typed: 'third' });
    const { entry: placed } = place('first', { equal });
    expect(placed).toMatchObject({ id: equal.id, state: 'queued', typed: 'third' });
  });
});
