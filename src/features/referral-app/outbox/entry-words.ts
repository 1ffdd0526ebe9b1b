import type { OutboxEntry } from '@/offline/outbox-entry';
import type { BadgeTone } from '@/ui/status-badge';
import { isRefused } from './is-refused';

interface EntryWords {
  readonly badge: string;
  readonly tone: BadgeTone;
  /** Where the referral is, and what happens next. */
  readonly sentence: string;
}

/** What is said of a referral that the server does not have yet. `now` in milliseconds. */
export function entryWords(entry: OutboxEntry, connected: boolean, now: number): EntryWords {
  if (isRefused(entry)) {
    const said = entry.refusal?.userMessage ?? 'It was not accepted.';
    return { badge: 'Needs attention', tone: 'cancelled', sentence: `${said} Correct it and send it again.` };
  }
  if (entry.state === 'sending') {
    return { badge: 'Sending', tone: 'scheduled', sentence: 'It is on its way. We wait for the answer.' };
  }
  const badge = 'Waiting to send';
  if (!connected) {
    return {
      badge,
      tone: 'pending',
      sentence: 'Saved on this device. It is sent by itself when the connection is back.',
    };
  }
  const minutes = Math.ceil((entry.notBefore - now) / 60_000);
  if (entry.reason === 'rate-limited' && minutes > 0) {
    return {
      badge,
      tone: 'pending',
      sentence: `Many referrals came from here at once. This one is sent in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    };
  }
  if (entry.reason === 'unverified') {
    return {
      badge,
      tone: 'pending',
      sentence:
        'Saved on this device. We could not confirm yet that it came from our own app, and try again. If this stays, open the app again, or call us.',
    };
  }
  return { badge, tone: 'pending', sentence: 'Saved on this device. We try again every few seconds.' };
}

/** Whether its content can still be changed: the server is known not to have it. */
export function canEdit(entry: OutboxEntry): boolean {
  return isRefused(entry) || (entry.state === 'queued' && !entry.outcomeUnknown);
}
