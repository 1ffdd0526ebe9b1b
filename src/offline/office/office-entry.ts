import type { AppErrorDetails } from '@domain/errors/app-error';
import type { ReportAnswer } from '@domain/report/report-calls';
import type { ReportForm } from '@domain/report/report-form';

/** What an inspector does on site, where there may be no line. */
export type OfficeAction =
  | { readonly kind: 'status'; readonly bookingId: string; readonly status: 'in_progress' | 'completed' }
  | {
      readonly kind: 'generate';
      readonly draftId: string;
      readonly bookingId: string | null;
      /** Null once it is done, as the device need not keep what the server has. */
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
  /** Tells the client; `reportId` is null until the report of the draft is generated. */
  | {
      readonly kind: 'send';
      readonly draftId: string;
      readonly bookingId: string | null;
      readonly reportId: string | null;
    };

/**
 * queued: waits for its turn. sending: on its way, or left so by a page that ended. needs-attention: the server refused
 * it. done: a report that the server has; its answer stays until the form is cleared.
 */
export type OfficeEntryState = 'queued' | 'sending' | 'needs-attention' | 'done';

/** Why it waits. session: somebody has to sign in. photos: one of its photos is not on the server yet. */
export type OfficeWait = 'offline' | 'server' | 'session' | 'photos';

/** The form in which entries are stored now. Raise it with any change, and teach `readOfficeEntry` the last one. */
export const officeEntryVersion = 1;

/** One thing that an admin did, until the server has it. Times are milliseconds since the epoch, of the device's clock. */
export interface OfficeEntry {
  readonly version: typeof officeEntryVersion;
  readonly id: string;
  /** Whose it is: the admin's uid. It is sent and shown in their sessions alone. */
  readonly owner: string;
  /** What is sent in order: all that is about one job, or about one report without a job. */
  readonly lane: string;
  /** Its place in the order. */
  readonly turn: number;
  /** Whom it is about, for the person. */
  readonly about: string;
  readonly action: OfficeAction;
  /** A UUID, the same through every retry. */
  readonly idempotencyKey: string;
  readonly state: OfficeEntryState;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly attempts: number;
  /** Whether it waits here: false while the press that made it has not been answered. */
  readonly kept: boolean;
  /** Whether the server may have accepted it without our knowing. */
  readonly outcomeUnknown: boolean;
  /** No attempt before this time; 0 if any time will do. */
  readonly notBefore: number;
  /** With `queued`, after an attempt. */
  readonly reason?: OfficeWait;
  /** What the server said, where it failed to take it; with `queued`. */
  readonly said?: AppErrorDetails;
  /** What the server said; with `needs-attention`. */
  readonly refusal?: AppErrorDetails;
  /** With `done`. */
  readonly answer?: ReportAnswer;
}

/** A stored record as an entry, or null if a newer version of the product wrote it: then it is left for that one. */
export function readOfficeEntry(record: unknown): OfficeEntry | null {
  if (typeof record !== 'object' || record === null || !('version' in record)) return null;
  return record.version === officeEntryVersion ? (record as OfficeEntry) : null;
}

type Writable = { -readonly [Name in keyof OfficeEntry]: OfficeEntry[Name] };

/** An entry without what came of its last attempt. */
export function untold(entry: OfficeEntry): OfficeEntry {
  const next: Writable = { ...entry };
  delete next.reason;
  delete next.said;
  delete next.refusal;
  return next;
}

/** Whether the sender has still something to do for it. */
export function isWaiting({ state }: OfficeEntry): boolean {
  return state === 'queued' || state === 'sending';
}

/** Whether the server does not have it. */
export function isUnsent(entry: OfficeEntry): boolean {
  return entry.state !== 'done';
}

/** The lane of an action: its job's, or that of its report. */
export function laneOf(action: OfficeAction): string {
  if (action.kind === 'status') return `job:${action.bookingId}`;
  return action.bookingId === null ? `draft:${action.draftId}` : `job:${action.bookingId}`;
}

/** The photos of what an action sends, as paths in the file store. */
export function photosOf(action: OfficeAction): readonly string[] {
  if (action.kind !== 'generate' && action.kind !== 'amend') return [];
  return action.report?.findings.flatMap(({ photos }) => photos) ?? [];
}
