import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import type { LinkScope } from '@domain/access/access-link';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { Job } from '@domain/job/job';
import type { FormsStatus } from '@domain/job/forms-status';
import { workflowAfterForms } from '@domain/job/workflow-after-forms';
import type { AccessFlag } from '@domain/questionnaire/access-flags';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { nextMiss } from '../access/count-miss';
import { linkRefusal } from '../access/link-refusal';
import { resolveLink, type OpenLink } from '../access/resolve-link';
import { openAuditTrail } from '../platform/audit';
import type { PublicCaller } from '../platform/authorize';
import { rateLimited } from '../platform/rate-limit';
import { jobs } from '../records/job/stored-job';
import type { ParsedForm, ReadForm } from './accept-submission';

interface SentForm {
  readonly created_at: Timestamp;
}

/** A form that a client fills in for a job, once per job. */
export interface ClientForm {
  /** The client's key, as submitted. */
  readonly key: string;
  /** What the key must allow; `forms` if left out. */
  readonly scopes?: LinkScope;
  readonly collection: CollectionName;
  /** The form of a job that was sent before; undefined if none was. */
  readonly sent: (transaction: Transaction, bookingId: string) => Promise<SentForm | undefined>;
  /** Start of the sentence for a second submission: 'The agreement was already signed'. */
  readonly done: string;
  /** Why this job can't accept the form; null if it can. */
  readonly refusal?: (link: OpenLink) => AppError | null;
  readonly fields: (link: OpenLink) => Readonly<Record<string, unknown>>;
  readonly logged: Readonly<Record<string, string>>;
  /** The `forms_status` that the form completes; absent for optional forms. */
  readonly completes?: Partial<FormsStatus>;
  /** Fields that an optional form sets on the job. */
  readonly notes?: Pick<Job, 'follow_up_answered'>;
  /** The job's access flags with this form's answers and those of the other form. */
  readonly accessFlags?: (transaction: Transaction, bookingId: string) => Promise<readonly AccessFlag[]>;
  /** Further fields that it sets on the job. */
  readonly marks?: (link: OpenLink) => Pick<Job, 'signed_by_other'> | null;
  /** What else follows from it: changes of the job, and records of their own. */
  readonly follows?: (transaction: Transaction, link: OpenLink) => Promise<Following | null>;
}

interface Following {
  readonly changes: Readonly<Record<string, unknown>>;
  readonly write: () => void;
}

/** Accepts a form through the client's link: one record per job, with the job's id. */
export function clientForm(form: ClientForm, caller: PublicCaller, now: Date): ParsedForm {
  return { read: readerOf(form, caller, now) };
}

function readerOf(form: ClientForm, caller: PublicCaller, now: Date): ReadForm {
  return async (transaction) => {
    const miss = await nextMiss(transaction, 'link', caller.networks, now);
    if (!miss.allowed) return rateLimited(miss);
    const link = await resolveLink(form.key, form.scopes ?? 'forms', now, transaction);
    if (link.state !== 'open') {
      if (link.state === 'unknown') miss.record();
      return linkRefusal(link.state, form.key);
    }
    const record = { collection: form.collection, id: link.bookingId };
    const first = await form.sent(transaction, link.bookingId);
    if (first) return alreadyDone(form.done, first.created_at);

    const refusal = form.refusal?.(link) ?? null;
    if (refusal) return refusal;

    const flags = await form.accessFlags?.(transaction, link.bookingId);
    const following = (await form.follows?.(transaction, link)) ?? null;
    const change = jobChange(form, link, flags, following);
    const job = { collection: collections.bookings, id: link.bookingId };
    const audit = change && (await openAuditTrail(transaction, job, caller, now));
    return {
      record,
      fields: form.fields(link),
      logged: form.logged,
      writeAlong() {
        if (!change || !audit) return;
        transaction.update(jobs().doc(job.id), change);
        audit.append({ action: 'form-received', changed: change });
        following?.write();
      },
    };
  };
}

function jobChange(
  form: ClientForm,
  link: OpenLink,
  flags: readonly AccessFlag[] | undefined,
  following: Following | null,
): Record<string, unknown> | null {
  // Forms with access flags also say how to get in, which retention has to find, however late they come in.
  const warnings = flags && { access_flags: flags, codes_erased: false };
  if (!form.completes) return form.notes ? { ...form.notes, ...warnings } : null;
  const { job } = link;
  const forms = { ...job.forms_status, ...form.completes };
  return {
    forms_status: forms,
    workflow_status: workflowAfterForms(forms, job.workflow_status),
    ...warnings,
    ...form.marks?.(link),
    ...following?.changes,
  };
}

function alreadyDone(done: string, at: Timestamp): AppError {
  const day = longDate(calendarDateIn(business.timeZone, at.toDate()));
  return new AppError(
    'already-handled',
    'the booking has this form',
    `${done} on ${day}. There’s nothing more to do.`,
  );
}
