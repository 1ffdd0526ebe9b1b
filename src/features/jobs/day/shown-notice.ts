import { arrivalTime } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import {
  expectedAt,
  laterArrival,
  type ArrivalNotice,
  type ArrivalNoticeKind,
} from '@domain/job/arrival-notice';
import type { Job } from '@domain/job/job';
import type { DeviceStep } from '../steps/device-steps';
import { businessTime } from './business-day';

/** What a card says of the last notice to the client. */
export interface ShownNotice {
  readonly kind: ArrivalNoticeKind;
  readonly minutes: number;
  /** When the inspector is expected by it, milliseconds since the epoch. */
  readonly expectedAt: number;
  /** `device`: not sent yet. `call`: not sent in time, so the client doesn't know. */
  readonly state: 'device' | 'waiting' | 'sent' | 'call';
}

type Noticed = Pick<Job, 'status' | 'scheduled_date' | 'scheduled_time' | ArrivalNoticeKind>;

/** The last notice of a job that is still to begin; null for none. */
export function shownNotice(job: Noticed, { notice: entry }: DeviceStep, now: number): ShownNotice | null {
  if (job.status !== 'scheduled') return null;
  if (entry?.action.kind === 'notice') {
    const { notice: kind, minutes } = entry.action;
    const pressedAt = new Date(entry.createdAt);
    const expected = expectedAt(job, { notice: kind, minutes, pressedAt }, business.timeZone).getTime();
    return { kind, minutes, expectedAt: expected, state: expected <= now ? 'call' : 'device' };
  }
  return stored('on_my_way', job.on_my_way, now) ?? stored('running_late', job.running_late, now);
}

function stored(kind: ArrivalNoticeKind, announced: ArrivalNotice | null, now: number): ShownNotice | null {
  if (!announced) return null;
  const expected = Date.parse(announced.expected_at);
  const isLost = announced.state === 'dropped' || (announced.state === 'waiting' && expected <= now);
  return {
    kind,
    minutes: announced.minutes,
    expectedAt: expected,
    state: isLost ? 'call' : announced.state === 'sent' ? 'sent' : 'waiting',
  };
}

/** The arrival by the last notice that the client has or gets: `10:30 AM-12:30 PM`; null for the agreed one. */
export function newArrival(job: Job, notice: ShownNotice | null): string | null {
  if (!notice || notice.state === 'call') return null;
  return notice.kind === 'on_my_way'
    ? `around ${businessTime(notice.expectedAt)}`
    : arrivalTime(laterArrival(job, notice.minutes));
}

/** What the card says of it. */
export function noticeWords({ kind, state, minutes }: ShownNotice, client: string): string {
  const what = kind === 'on_my_way' ? 'On my way' : `Running ${minutes} minutes late`;
  switch (state) {
    case 'device':
      return `${what}: not sent yet. We’ll email ${client} as soon as you’re back online, if it’s still in time.`;
    case 'waiting':
      return `${what}: we’re emailing ${client}.`;
    case 'sent':
      return `${what}: we emailed ${client}.`;
    case 'call':
      return `${what}: the email wasn’t sent in time. Call ${client}.`;
  }
}
