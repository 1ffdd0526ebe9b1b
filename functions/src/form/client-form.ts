import type { Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { Booking } from '@domain/job/booking';
import type { FormsStatus } from '@domain/job/forms-status';
import { workflowStatusOf } from '@domain/job/job-status';
import { workflowAfterForms } from '@domain/job/workflow-after-forms';
import type { AccessFlag } from '@domain/questionnaire/access-flags';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { nextMiss } from '../access/count-miss';
import { linkRefusal } from '../access/link-refusal';
import { resolveLink, type OpenLink } from '../access/resolve-link';
import type { StoredBooking } from '../job/stored-booking';
import { openAuditTrail } from '../platform/audit';
import type { PublicCaller } from '../platform/authorise';
import { firestore } from '../platform/firestore';
import { rateLimited } from '../platform/rate-limit';
import type { ParsedForm, ReadForm } from './accept-submission';

/** One of the forms that a client gets with a booking; each booking has one of each. */
export interface ClientForm {
  /** The client's key, as sent. */
  readonly key: string;
  readonly collection: CollectionName;
  /** The start of the sentence for whoever comes second: 'The agreement was already signed'. */
  readonly done: string;
  readonly fields: (link: OpenLink) => Readonly<Record<string, unknown>>;
  readonly logged: Readonly<Record<string, string>>;
  /** What the booking has once the form is there; nothing for a form that it does not wait for. */
  readonly completes?: Partial<FormsStatus>;
  /** What the booking has of a form that it does not wait for. */
  readonly notes?: Pick<Booking, 'follow_up_answered'>;
  readonly accessFlags?: readonly AccessFlag[];
}

/** Takes a form in through the client's link: one record for each booking, under the booking's own id. */
export function clientForm(form: ClientForm, caller: PublicCaller, now: Date): ParsedForm {
  return { read: readerOf(form, caller, now) };
}

function readerOf(form: ClientForm, caller: PublicCaller, now: Date): ReadForm {
  return async (transaction) => {
    const miss = await nextMiss(transaction, 'link', caller.client, now);
    if (!miss.allowed) return rateLimited(miss);
    const link = await resolveLink(form.key, 'forms', now, transaction);
    if (link.state !== 'open') {
      if (link.state === 'unknown') miss.record();
      return linkRefusal(link.state);
    }
    const record = { collection: form.collection, id: link.bookingId };
    const first = await transaction.get(firestore().collection(record.collection).doc(record.id));
    if (first.exists) return alreadyDone(form.done, first.get('created_at') as Timestamp);

    const change = bookingChange(form, link.booking);
    const booking = { collection: collections.bookings, id: link.bookingId };
    const audit = change && (await openAuditTrail(transaction, booking, caller, now));
    return {
      record,
      fields: form.fields(link),
      logged: form.logged,
      writeAlong() {
        if (!change || !audit) return;
        transaction.update(firestore().collection(booking.collection).doc(booking.id), change);
        audit.append({ action: 'form-received', changed: change });
      },
    };
  };
}

function bookingChange(form: ClientForm, booking: StoredBooking): Record<string, unknown> | null {
  if (!form.completes) return form.notes ?? null;
  const forms = { ...booking.forms_status, ...form.completes };
  return {
    forms_status: forms,
    workflow_status: workflowAfterForms(forms, workflowStatusOf(booking.workflow_status)),
    ...(form.accessFlags && { access_flags: form.accessFlags }),
  };
}

function alreadyDone(done: string, at: Timestamp): AppError {
  const day = longDate(calendarDateIn(business.timeZone, at.toDate()));
  return new AppError(
    'already-handled',
    'the booking has this form',
    `${done} on ${day}. Nothing more is needed.`,
  );
}
