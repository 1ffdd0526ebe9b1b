import type { CallRequest } from '@domain/api/contract';
import type { AppErrorDetails } from '@domain/errors/app-error';
import type { ReportClient } from '@domain/report/follow-job';
import type { ReportAnswer } from '@domain/report/report-calls';
import type { ReportForm } from '@domain/report/report-form';

/** What an inspector does on site, where there may be no connection. */
export type OfficeAction =
  | { readonly kind: 'status'; readonly bookingId: string; readonly status: 'in_progress' | 'completed' }
  /** Tells the client that the inspector is on the way, or comes later. */
  | {
      readonly kind: 'notice';
      readonly bookingId: string;
      readonly notice: CallRequest<'office-arrival-tell'>['notice'];
      readonly minutes: number;
    }
  /** The inspector's note to self about a job. */
  | { readonly kind: 'note'; readonly bookingId: string; readonly note: string }
  | {
      readonly kind: 'generate';
      readonly draftId: string;
      readonly bookingId: string | null;
      /** US dollars due for a report without a job; entries from before it could be changed have none. */
      readonly price?: number;
      /** The job's client and address as the report was begun with; entries from before have none. */
      readonly begunFor?: ReportClient;
      /** Null once it is sent, because the server has it then. */
      readonly report: ReportForm | null;
    }
  | {
      readonly kind: 'amend';
      readonly draftId: string;
      readonly bookingId: string | null;
      readonly reportId: string;
      readonly amendment: string;
      readonly report: ReportForm | null;
    }
  /** Submits the report of a job for the office's approval. */
  | {
      readonly kind: 'submit';
      readonly draftId: string;
      readonly bookingId: string;
      readonly begunFor?: ReportClient;
      readonly report: ReportForm | null;
    }
  /** Sends the report to the client; `reportId` is null until the draft's report is generated. */
  | {
      readonly kind: 'send';
      readonly draftId: string;
      readonly bookingId: string | null;
      readonly reportId: string | null;
    };

/**
 * queued: waits for its turn. sending: being sent, or left in this state by a closed page. needs-attention: the
 * server refused it. done: a sent report, whose result stays until the form is cleared.
 */
export type OfficeEntryState = 'queued' | 'sending' | 'needs-attention' | 'done';

/**
 * Why it waits. offline, no-answer, server: as in `WaitingReason`. session: sign-in needed. photos: one of its
 * photos is not uploaded yet.
 */
export type OfficeWait = 'offline' | 'no-answer' | 'server' | 'session' | 'photos';

/**
 * The version of the stored entries. Increment it with any change, and make `read-office-entry.ts` read the last one.
 */
export const officeEntryVersion = 3;

/**
 * An admin's action, stored until the server has it. Times are milliseconds since the epoch by the device's clock.
 */
export interface OfficeEntry {
  readonly version: typeof officeEntryVersion;
  readonly id: string;
  /** The admin's uid. The entry is sent and shown only in this admin's sessions. */
  readonly owner: string;
  /** Entries about the same job, or about the same report without a job, are sent in order. */
  readonly lane: string;
  /** Its position in the order. */
  readonly turn: number;
  /** The client's name, as it is shown. */
  readonly about: string;
  readonly action: OfficeAction;
  /** A UUID, the same for every retry. */
  readonly idempotencyKey: string;
  readonly state: OfficeEntryState;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly attempts: number;
  /** Whether it waits on the device: false while the press that made it still expects a result. */
  readonly kept: boolean;
  /** Whether the server may have accepted it without this device knowing. */
  readonly outcomeUnknown: boolean;
  /** No attempt before this time; 0 for none. */
  readonly notBefore: number;
  /** With `queued`, after an attempt. */
  readonly reason?: OfficeWait;
  /** The server's error, where it failed to accept it; with `queued`. */
  readonly said?: AppErrorDetails;
  /** The server's refusal; with `needs-attention`. */
  readonly refusal?: AppErrorDetails;
  /** The result; with `done`. */
  readonly answer?: ReportAnswer;
}

type Writable = { -readonly [Name in keyof OfficeEntry]: OfficeEntry[Name] };

/** An entry without the result of its last attempt. */
export function withoutResult(entry: OfficeEntry): OfficeEntry {
  const next: Writable = { ...entry };
  delete next.reason;
  delete next.said;
  delete next.refusal;
  return next;
}

/** Whether the server doesn't have it. */
export function isUnsent(entry: OfficeEntry): boolean {
  return entry.state !== 'done';
}

/** The lane of an action: its job's, or its report's. */
export function laneOf(action: OfficeAction): string {
  // No step waits for a note.
  if (action.kind === 'note') return `note:${action.bookingId}`;
  if (isOnJob(action)) return `job:${action.bookingId}`;
  return action.bookingId === null ? `draft:${action.draftId}` : `job:${action.bookingId}`;
}

/** An action that is about no report. */
export type JobStepAction = Extract<OfficeAction, { readonly kind: 'status' | 'notice' | 'note' }>;

/** Whether an action is about the job alone, and not about its report. */
export function isOnJob(action: OfficeAction): action is JobStepAction {
  return action.kind === 'status' || action.kind === 'notice' || action.kind === 'note';
}

/** Identifies an action among those of its kind on this device. */
export function actionKey(action: OfficeAction): string {
  switch (action.kind) {
    case 'status':
      return `${action.kind} ${action.bookingId} ${action.status}`;
    case 'notice':
      return `${action.kind} ${action.bookingId} ${action.notice} ${action.minutes}`;
    case 'note':
      return `${action.kind} ${action.bookingId} ${action.note}`;
    default:
      return `${action.kind} ${action.draftId}`;
  }
}

export type ReportAction = Extract<OfficeAction, { readonly kind: 'generate' | 'amend' | 'submit' }>;

/** Whether an action sends what was written as a report. */
export function isReport(action: OfficeAction): action is ReportAction {
  return action.kind === 'generate' || action.kind === 'amend' || action.kind === 'submit';
}

/**
 * The films of an action's report that this device no longer needs once it is sent, by their ids. An inspector whose report
 * comes back from review still does.
 */
export function filmsOf(action: OfficeAction): readonly string[] {
  if (!isReport(action) || action.kind === 'submit') return [];
  // An entry from before there were films has none.
  return (action.report?.films ?? []).map(({ id }) => id);
}

/** The photos that an action sends, as paths in the file store. */
export function photosOf(action: OfficeAction): readonly string[] {
  if (!isReport(action)) return [];
  return action.report?.findings.flatMap(({ photos }) => photos) ?? [];
}
