import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isOverbooked } from '@domain/availability/is-available';
import { overbookedSentence } from '@domain/availability/overbooked-sentence';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { inspectorName, type Inspector } from '@domain/inspector/inspector';
import { jobsAt, type PlannedJob } from '@domain/inspector/obstacles';
import type { Actor } from '../platform/audit';
import { settingsIn } from '../platform/stored-settings';
import { jobsOn } from '../records/job/jobs-on';
import type { StoredJob } from '../records/job/stored-job';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { readInspector } from '../records/team/read-inspector';
import { readInspectors } from '../records/team/read-inspectors';

interface Assigning {
  readonly bookingId: string;
  /** Who does the job so far; null for nobody. */
  readonly before: string | null;
  /** Who does it from now on; undefined leaves it as it is. */
  readonly asked?: string | null | undefined;
  /** When it is; null for a job without an appointment, which takes no time. */
  readonly visit: PlannedJob | null;
  /** Whether the job takes this time already, so that only who does it changes. */
  readonly stays?: boolean;
  /** That the office was warned that the time is taken and confirmed it. */
  readonly confirmed?: Confirmation | undefined;
}

/** What a call of the office says of a taken time. */
export interface Confirmation {
  readonly confirmed_taken?: true | undefined;
  readonly taken_reason?: string | undefined;
}

interface Assignment {
  readonly inspectorId: string | null;
  /** Null if the time is free. */
  readonly overlap: StoredJob['confirmed_overlap'];
  /** What the audit entry says of an overlap. */
  readonly audited: Readonly<Record<string, unknown>>;
  readonly notify: (heldUntil?: Date) => void;
}

/** The email to an inspector whose schedule a change of this job changed. */
export function scheduleMail(uid: string, bookingId: string, at: Date) {
  return {
    kind: 'schedule_changed',
    subject: { collection: collections.admins, id: uid },
    occasion: `${bookingId}-${at.getTime()}`,
  } as const;
}

/**
 * Decides who does a job, in the transaction that assigns, moves or ends it. Reads only; `notify` queues the emails to
 * those whose schedule changes, but not to the person who changes it.
 * @throws AppError `invalid-input` if the person doesn't do inspections, or if the office didn't confirm that they have
 * another job at that time, or that nobody is left for a job there.
 */
export async function prepareAssignment(
  transaction: Transaction,
  { bookingId, before, asked, visit, stays = false, confirmed = {} }: Assigning,
  actor: Actor,
  now: Date,
): Promise<Assignment> {
  const inspectorId = asked === undefined ? before : asked;
  const member = await readInspector(inspectorId, transaction);
  if (inspectorId !== before && inspectorId !== null && !member?.inspects) throw notAnInspector();
  const refusal = visit && (await overlapRefusal(transaction, { bookingId, visit, member, stays }));
  if (refusal && !confirmed.confirmed_taken) throw refusal;
  const former = before === inspectorId ? null : await readInspector(before, transaction);
  const overlap = refusal && confirmedOverlap(confirmed, actor, now);
  return {
    inspectorId,
    overlap,
    audited: overlap
      ? { confirmed_taken: true, ...(overlap.reason !== '' && { taken_reason: overlap.reason }) }
      : {},
    notify(heldUntil) {
      for (const each of [member, former]) {
        if (each && !isActor(actor, each.uid)) {
          notifyInspector(transaction, each, bookingId, { now, heldUntil });
        }
      }
    },
  };
}

interface Placing {
  readonly bookingId: string;
  readonly visit: PlannedJob;
  readonly member: Inspector | null;
  readonly stays: boolean;
}

/** What refuses the job if it would give someone two jobs at one time; null if it doesn't. */
async function overlapRefusal(
  transaction: Transaction,
  { bookingId, visit, member, stays }: Placing,
): Promise<AppError | null> {
  if (!member && stays) return null;
  const others = await jobsOn(visit.scheduled_date, bookingId, transaction);
  if (others.length === 0) return null;
  const { settings } = await settingsIn(transaction);
  if (member && jobsAt(settings, member.uid, visit, others).length > 0) return taken(inspectorName(member));
  if (stays) return null;
  const { inspectors } = await readInspectors(transaction);
  const placed = { ...visit, inspector_id: member?.uid ?? null };
  return isOverbooked(settings, inspectors, placed, others) ? overbooked(inspectors.length) : null;
}

function confirmedOverlap(
  { taken_reason: reason = '' }: Confirmation,
  actor: Actor,
  now: Date,
): NonNullable<Assignment['overlap']> {
  return { reason, at: Timestamp.fromDate(now), by: actor.kind === 'admin' ? actor.email : '' };
}

function notifyInspector(
  transaction: Transaction,
  { uid, email }: Inspector,
  bookingId: string,
  { now, heldUntil }: { readonly now: Date; readonly heldUntil: Date | undefined },
): void {
  writeMailIntent(transaction, {
    ...scheduleMail(uid, bookingId, now),
    recipient: email,
    now,
    ...(heldUntil && { heldUntil }),
  });
}

function isActor(actor: Actor, uid: string): boolean {
  return actor.kind === 'admin' && actor.uid === uid;
}

function notAnInspector(): AppError {
  const sentence = 'This person doesn’t do inspections anymore. Choose someone else.';
  return new AppError('invalid-input', 'not an inspector', sentence, { fields: { inspector_id: sentence } });
}

function taken(name: string): AppError {
  const sentence = `${name} has another job at this time. Choose someone else, or confirm it.`;
  return new AppError('invalid-input', 'inspector taken', sentence, { fields: { inspector_id: sentence } });
}

function overbooked(inspectors: number): AppError {
  const sentence = `${overbookedSentence(inspectors)} Choose another time, or confirm it.`;
  return new AppError('invalid-input', 'time taken', sentence, { fields: { scheduled_time: sentence } });
}
