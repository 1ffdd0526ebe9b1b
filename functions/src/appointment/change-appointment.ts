import type { Transaction } from 'firebase-admin/firestore';
import type { ClosedLink } from '@domain/access/client-forms';
import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { fixedReason } from '@domain/appointment/fixed-reason';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { nextMiss } from '../access/count-miss';
import { resolveLink, type OpenLink } from '../access/resolve-link';
import type { PublicCaller } from '../platform/authorize';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { countRate, rateLimited } from '../platform/rate-limit';
import { earlierAnswer, keepAnswer, type ReceiptSlot } from '../platform/receipts';
import { clientAppointment } from './client-appointment';

interface AppointmentChange<Done extends object, Refused> {
  readonly slot: ReceiptSlot;
  readonly key: string;
  readonly caller: PublicCaller;
  readonly now: Date;
  /** Reads and decides in the transaction; `write` makes the changes after all reads. */
  readonly decide: (
    transaction: Transaction,
    link: OpenLink,
  ) => Promise<{ readonly done: Done; readonly write: () => void } | { readonly refused: Refused }>;
}

interface Fixed {
  readonly state: 'fixed';
  readonly appointment: ClientAppointment;
}

/**
 * Changes an appointment through its client's link, once per idempotency key. Only successful changes are stored as
 * receipts, because a time that was taken may be free on the next attempt. Refused attempts count against the
 * client's limit.
 * @throws AppError `rate-limited`, and `key-reused` if the key was used for another request.
 */
export async function changeAppointment<Done extends object, Refused = never>({
  slot,
  key,
  caller,
  now,
  decide,
}: AppointmentChange<Done, Refused>): Promise<Done | Refused | Fixed | ClosedLink> {
  // A refusal is returned, not thrown, so that the transaction still commits the counted attempt.
  const outcome = await commit(
    'appointment-change',
    async (transaction): Promise<Done | Refused | Fixed | ClosedLink | AppError> => {
      const earlier = await earlierAnswer<Done>(slot, transaction);
      if (earlier) return earlier;
      const miss = await nextMiss(transaction, 'link', caller.networks, now);
      if (!miss.allowed) return rateLimited(miss);
      const attempt = await countRate(
        transaction,
        'appointment-change',
        caller.networks,
        now,
        config.appointmentChangeLimit,
      );
      if (!attempt.allowed) {
        attempt.record();
        return rateLimited(attempt);
      }
      const link = await resolveLink(key, 'reschedule', now, transaction);
      if (link.state !== 'open') {
        if (link.state === 'unknown') miss.record();
        return link;
      }
      if (fixedReason(link.job, business.timeZone, now) !== null) {
        attempt.record();
        return { state: 'fixed', appointment: clientAppointment(link.job, now) };
      }
      const decided = await decide(transaction, link);
      attempt.record();
      if ('refused' in decided) return decided.refused;
      decided.write();
      keepAnswer(transaction, slot, decided.done, now);
      return decided.done;
    },
  );
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
