import * as logger from 'firebase-functions/logger';
import type { AppErrorCode } from '@domain/errors/app-error';
import { DamagedRecord } from '@domain/firestore/record-type';
import type { FaultReport } from '@domain/fault/fault-report';
import type { SigningType } from '@domain/legal/legal-text';
import { redact } from './redact';
import { requestContext } from './request-context';

type Severity = 'INFO' | 'WARNING' | 'ERROR';

/** Every log message of the backend. Ids and codes only: no names, addresses, texts or keys. */
export const logs = {
  callAnswered() {
    write('INFO', 'call answered', { outcome: 'ok', ...effort() });
  },
  callRefused(code: AppErrorCode, reason: string) {
    write('INFO', 'call refused', { outcome: code, reason, ...effort() });
  },
  callContended(error: unknown) {
    write('WARNING', 'call gave up on a contended record', {
      outcome: 'unavailable',
      ...effort(),
      ...errorFields(error),
    });
  },
  callFailed(error: unknown) {
    noteDamage(error);
    write('ERROR', 'call failed', { outcome: 'internal', ...effort(), ...errorFields(error) });
  },
  requestAnswered(status: number) {
    write('INFO', 'request answered', { outcome: status, ...effort() });
  },
  requestFailed(error: unknown) {
    noteDamage(error);
    write('ERROR', 'request failed', { ...effort(), ...errorFields(error) });
  },
  /** The factory settings hold meanwhile, or the last ones that were read. */
  settingsNotRead(error: unknown) {
    write('ERROR', 'settings not read', errorFields(error));
  },
  /** Stored by later code, missing although there are saves, or damaged: the factory settings hold. */
  settingsUnreadable(reason: 'newer' | 'missing' | 'damaged', version: number, format: number | null) {
    write('ERROR', 'settings unreadable', { reason, version, format });
  },
  /** A day’s jobs and what was kept of them differed. */
  daysCorrected(count: number) {
    write('WARNING', 'days corrected', { count });
  },
  /** The calls refuse a removed member anyway. */
  memberSessionsNotEnded(error: unknown) {
    write('WARNING', 'member sessions not ended', errorFields(error));
  },
  /** The public pages stay as they are until the hook is called again. */
  deployHookFailed(reason: string) {
    write('ERROR', 'deploy hook failed', { reason });
  },
  /** A fault of ours: a calendar that can't be read is noted in its record. The address is never logged. */
  calendarNotRead(uid: string, error: unknown) {
    noteDamage(error);
    write('ERROR', 'calendar not read', { uid, ...errorFields(error) });
  },
  eventDone() {
    write('INFO', 'event done', { outcome: 'ok', ...effort() });
  },
  eventFailed(error: unknown) {
    noteDamage(error);
    write('ERROR', 'event failed', { outcome: 'failed', ...effort(), ...errorFields(error) });
  },
  mailSent(mailIds: readonly string[], attempts: number) {
    write('INFO', 'mail sent', { mailIds, attempts });
  },
  testMailSent(kind: string) {
    write('INFO', 'test mail sent', { kind });
  },
  testMailRefused(kind: string, reason: string) {
    write('WARNING', 'test mail refused', { kind, reason });
  },
  mailNotComposed(error: unknown) {
    noteDamage(error);
    write('ERROR', 'mail not composed', errorFields(error));
  },
  mailNotDelivered(mailIds: readonly string[], error: unknown) {
    noteDamage(error);
    write('ERROR', 'mail not delivered', { mailIds, ...errorFields(error) });
  },
  mailDelayed(mailIds: readonly string[], until: Date) {
    write('INFO', 'mail delayed', { mailIds, until: until.toISOString() });
  },
  mailPostponed(mailIds: readonly string[], reason: string, nextAttempt: Date) {
    write('WARNING', 'mail postponed', { mailIds, reason, nextAttempt: nextAttempt.toISOString() });
  },
  mailGivenUp(mailIds: readonly string[], reason: string) {
    write('ERROR', 'mail given up', { mailIds, reason });
  },
  mailEventsRefused() {
    write('WARNING', 'mail events refused', {});
  },
  mailEventsTaken(outcomes: Readonly<Record<string, number>>) {
    write('INFO', 'mail events taken', { ...outcomes });
  },
  textEventRefused() {
    write('WARNING', 'text event refused', {});
  },
  textEventTaken(outcome: string) {
    write('INFO', 'text event taken', { outcome });
  },
  textReceived(keyword: string | null) {
    write('INFO', 'text received', { keyword });
  },
  mailNotNeeded(mailIds: readonly string[]) {
    write('INFO', 'mail not needed', { mailIds });
  },
  mailStopped(mailIds: readonly string[]) {
    write('INFO', 'mail stopped', { mailIds });
  },
  /** The device's id is a pseudonym. */
  pushNotSent(deviceId: string, outcome: string) {
    write('WARNING', 'push not sent', { deviceId, outcome });
  },
  pushFailed(mailId: string, error: unknown) {
    noteDamage(error);
    write('ERROR', 'push failed', { mailId, ...errorFields(error) });
  },
  mailSwept(due: number, sent: number) {
    if (due > 0) write('INFO', 'mail swept', { due, sent });
  },
  dueMailsCommitted(count: number) {
    if (count > 0) write('INFO', 'due emails committed', { count });
  },
  signedPdfStored(type: SigningType, bookingId: string, adopted: boolean) {
    write('INFO', 'signed PDF stored', { type, bookingId, adopted });
  },
  signedPdfNotStored(type: SigningType, bookingId: string, error: unknown) {
    write('ERROR', 'signed PDF not stored', { type, bookingId, ...errorFields(error) });
  },
  reportStored(reportId: string, version: number) {
    write('INFO', 'report stored', { reportId, version });
  },
  reportNotStored(reportId: string, version: number, error: unknown) {
    write('ERROR', 'report not stored', { reportId, version, ...errorFields(error) });
  },
  reportPageFailed(error: unknown) {
    write('ERROR', 'report page failed', errorFields(error));
  },
  unsubscribePageFailed(error: unknown) {
    write('ERROR', 'unsubscribe page failed', errorFields(error));
  },
  checkoutNotEnded(error: unknown) {
    write('WARNING', 'checkout not ended', errorFields(error));
  },
  paymentEventRefused() {
    write('WARNING', 'payment event refused', {});
  },
  paymentEventTaken(eventId: string, type: string, outcome: string) {
    write('INFO', 'payment event taken', { eventId, type, outcome });
  },
  paymentEventFailed(eventId: string, type: string, error: unknown) {
    write('ERROR', 'payment event failed', { eventId, type, ...errorFields(error) });
  },
  jobDeletionInterrupted(bookingId: string, error: unknown) {
    write('ERROR', 'job deletion interrupted', { bookingId, ...errorFields(error) });
  },
  customerEditInterrupted(editId: string, error: unknown) {
    write('ERROR', 'customer edit interrupted', { editId, ...errorFields(error) });
  },
  propertyMoveInterrupted(moveId: string, error: unknown) {
    write('ERROR', 'property move interrupted', { moveId, ...errorFields(error) });
  },
  erasureInterrupted(erasureId: string, error: unknown) {
    write('ERROR', 'erasure interrupted', { erasureId, ...errorFields(error) });
  },
  /** The error names collection, id and field, and no value. The ids of access links are keys, so they are redacted. */
  recordDamaged({ collection, id, field }: DamagedRecord) {
    write('ERROR', 'record damaged', { collection, id: redact(id), field });
  },
  sweepFailed(part: string, error: unknown) {
    noteDamage(error);
    write('ERROR', 'sweep failed', { part, ...errorFields(error) });
  },
  /** Anyone can send one, so nothing in it is evidence. */
  faultOnDevice({ name, message, ...fault }: FaultReport) {
    write('WARNING', 'fault on a device', { ...fault, error: name, engineWords: message });
  },
  tokensNotRevoked(error: unknown) {
    write('WARNING', 'portal tokens not revoked', errorFields(error));
  },
  healthNotRead(error: unknown) {
    write('ERROR', 'health not read', errorFields(error));
  },
  unhealthy(codes: readonly string[]) {
    write('ERROR', 'unhealthy', { codes });
  },
};

/** Makes damage that stops work findable by the same message as damage that a list leaves out. */
function noteDamage(error: unknown): void {
  if (error instanceof DamagedRecord) logs.recordDamaged(error);
}

/** The SDK adds Cloud Logging's trace field if the request has one. */
function write(severity: Severity, message: string, fields: object): void {
  const context = requestContext();
  logger.write({
    severity,
    message,
    ...(context && { function: context.name, requestId: context.requestId }),
    ...fields,
  });
}

/** Duration and kind of caller. */
function effort(): object {
  const context = requestContext();
  if (!context) return {};
  const { begunAt, caller } = context;
  return { durationMs: Math.round(performance.now() - begunAt), ...(caller && { caller }) };
}

/** The field name by which Error Reporting groups errors. */
function errorFields(error: unknown): object {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { stack_trace: redact(text) };
}
