import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { inspectorName, type Inspector } from '@domain/inspector/inspector';
import { jobsAt, type PlannedJob } from '@domain/inspector/obstacles';
import type { Actor } from '../platform/audit';
import { settingsNow } from '../platform/settings-now';
import { jobsOn } from '../records/job/jobs-on';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { readInspector } from '../records/team/read-inspector';

interface Assigning {
  readonly bookingId: string;
  /** Who does the job so far; null for nobody. */
  readonly before: string | null;
  /** Who does it from now on; undefined leaves it as it is. */
  readonly asked?: string | null | undefined;
  /** When it is; null for a job without an appointment, which takes no time. */
  readonly visit: PlannedJob | null;
  /** True if the office was warned that the inspector has another job at that time and confirmed it. */
  readonly confirmedTaken?: true | undefined;
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
 * @throws AppError `invalid-input` if the person doesn't do inspections, or has another job at that time that the
 * office didn't confirm.
 */
export async function prepareAssignment(
  transaction: Transaction,
  { bookingId, before, asked, visit, confirmedTaken }: Assigning,
  actor: Actor,
  now: Date,
): Promise<{ readonly inspectorId: string | null; readonly notify: (heldUntil?: Date) => void }> {
  const inspectorId = asked === undefined ? before : asked;
  const member = await readInspector(inspectorId, transaction);
  if (inspectorId !== before && inspectorId !== null && !member?.inspects) throw notAnInspector();
  if (member && visit && !confirmedTaken) {
    const others = await jobsOn(visit.scheduled_date, bookingId, transaction);
    if (jobsAt(settingsNow(), member.uid, visit, others).length > 0) throw taken(inspectorName(member));
  }
  const former = before === inspectorId ? null : await readInspector(before, transaction);
  return {
    inspectorId,
    notify(heldUntil) {
      for (const each of [member, former]) {
        if (each && !isActor(actor, each.uid)) {
          notifyInspector(transaction, each, bookingId, { now, heldUntil });
        }
      }
    },
  };
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
