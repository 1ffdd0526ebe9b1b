import { isUnsent, type OutboxEntry } from '@/offline/outbox-entry';
import { notSentYet } from '@/shared/unsent/not-sent-yet';
import type { BadgeTone } from '@/ui/status-badge';
import { isRefused } from './is-refused';

interface EntryWords {
  readonly badge: string;
  readonly tone: BadgeTone;
  /** The referral's state, and what happens next. */
  readonly sentence: string;
  /** Whether the server is at fault; then a number to call is shown. */
  readonly ourFault?: true;
}

/** Words for an unsent referral. `now` in milliseconds. */
export function entryWords(entry: OutboxEntry, offline: boolean, now: number): EntryWords {
  if (isRefused(entry)) {
    const said = entry.refusal?.userMessage ?? 'It wasn’t accepted.';
    return { badge: 'Needs attention', tone: 'cancelled', sentence: `${said} Correct it and send it again.` };
  }
  if (entry.state === 'sending') {
    return { badge: 'Sending', tone: 'scheduled', sentence: 'It’s on its way. Waiting for a reply.' };
  }
  const badge = 'Waiting to send';
  if (offline) {
    return {
      badge,
      tone: 'pending',
      sentence: 'Saved on this device. We’ll send it once you’re back online.',
    };
  }
  const minutes = Math.ceil((entry.notBefore - now) / 60_000);
  if (entry.reason === 'rate-limited' && minutes > 0) {
    return {
      badge,
      tone: 'pending',
      sentence: `Too many referrals came from here at once. We’ll send this one in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    };
  }
  if (entry.reason === 'unverified') {
    return {
      badge,
      tone: 'pending',
      sentence:
        'Saved on this device. We couldn’t confirm yet that it came from our own app, so we’ll try again. If you keep seeing this, reopen the app or call us.',
    };
  }
  if (entry.reason === 'server' || entry.reason === 'no-answer') {
    const sentence = `${notSentYet(entry.reason)} It’s saved on this device, and we’ll try again every few seconds.`;
    return { badge, tone: 'pending', sentence, ourFault: true };
  }
  return { badge, tone: 'pending', sentence: 'Saved on this device. We’ll try again every few seconds.' };
}

/** Whether the entry can still be edited here: the server has not confirmed it. */
export function canEdit(entry: OutboxEntry): boolean {
  return isRefused(entry) || isUnsent(entry);
}
