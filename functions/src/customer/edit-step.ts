import type { ClientCorrection } from '@domain/customer/client-correction';
import type { Actor } from '../platform/audit';
import type { CustomerEdit } from '../records/customer/customer-edit';

/** A correction whose records still follow. */
export interface RunningEdit extends CustomerEdit {
  readonly id: string;
  readonly correction: ClientCorrection;
}

/** One step of a correction: searches for what has not followed yet. Idempotent, also after an interruption. */
export interface EditStep {
  readonly name: string;
  /** Whether it is needed only if the email address, and with it the customer's id, changed. */
  readonly onlyMoved: boolean;
  readonly run: (edit: RunningEdit, now: Date) => Promise<'more' | 'done'>;
}

/** Records per call of a step. */
export const recordsAtOnce = 20;

/** The actor in the audit trail: the admin who made the correction. */
export function actorOf({ requested_by: uid }: RunningEdit): Actor {
  return { kind: 'admin', uid, email: '', session: null };
}

export const isMoved = ({ from, to }: Pick<CustomerEdit, 'from' | 'to'>): boolean => from !== to;

/** The email address before and after. */
export function emailsOf({ correction: { before, after } }: RunningEdit) {
  return { before: before.email, after: after.email };
}
