import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { eventually } from '@/ui/testing/eventually';
import { keepAppBadge } from './app-badge';
import { retryEntry } from './retry-entry';
import { booking, outboxHarness, type OutboxHarness } from './testing/outbox-harness';
import { updateDraft } from './update-draft';

let outbox: OutboxHarness;
let badge: number | null;
let stop: () => void = () => undefined;
beforeEach(async () => {
  outbox = await outboxHarness();
  badge = null;
  stubNavigator({
    ...navigator,
    setAppBadge: (count: number) => Promise.resolve((badge = count)),
    clearAppBadge: () => Promise.resolve((badge = 0)),
  });
});
afterEach(() => stop());

const shows = (count: number) => eventually(() => expect(badge).toBe(count));

it('counts unsent entries and disappears once all are sent', async () => {
  outbox.server.next.push('unreachable', 'unreachable');
  const first = await outbox.submit();
  await outbox.submit({ ...booking, name: 'Bo Lind' });
  stop = keepAppBadge('booking');
  await shows(2);
  if (first.state === 'waiting') await retryEntry(first.entryId, outbox.context, () => undefined);
  await shows(1);
  await outbox.round();
  await shows(0);
});

it('ignores drafts and other forms, and clears a count left by an earlier page', async () => {
  outbox.server.next.push('unreachable');
  await outbox.submit();
  await updateDraft({
    id: 'd',
    callName: 'client-referral-submit',
    formType: 'referral',
    change: () => ({}),
  });
  stop = keepAppBadge('referral');
  await shows(0);
});
