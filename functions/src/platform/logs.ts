import { logger } from 'firebase-functions/v2';
import type { AppErrorCode } from '@domain/errors/app-error';
import type { PaperType } from '@domain/legal/legal-text';

/** Every sentence that the backend logs. Ids and codes only: no names, addresses, texts or keys. */
export const logs = {
  callRefused(call: string, code: AppErrorCode, reason: string) {
    logger.info('call refused', { call, code, reason });
  },
  callFailed(call: string, error: unknown) {
    logger.error('call failed', { call, error: describe(error) });
  },
  mailSent(mailIds: readonly string[], attempts: number) {
    logger.info('mail sent', { mailIds, attempts });
  },
  mailNotComposed(error: unknown) {
    logger.error('mail not composed', { error: describe(error) });
  },
  mailPostponed(mailIds: readonly string[], reason: string, nextAttempt: Date) {
    logger.warn('mail postponed', { mailIds, reason, nextAttempt: nextAttempt.toISOString() });
  },
  mailGivenUp(mailIds: readonly string[], reason: string) {
    logger.error('mail given up', { mailIds, reason });
  },
  mailNotNeeded(mailIds: readonly string[]) {
    logger.info('mail not needed', { mailIds });
  },
  mailSwept(due: number, sent: number) {
    if (due > 0) logger.info('mail swept', { due, sent });
  },
  dueMailsCommitted(count: number) {
    if (count > 0) logger.info('due mails committed', { count });
  },
  paperStored(type: PaperType, bookingId: string, adopted: boolean) {
    logger.info('paper stored', { type, bookingId, adopted });
  },
  paperNotStored(type: PaperType, bookingId: string, error: unknown) {
    logger.error('paper not stored', { type, bookingId, error: describe(error) });
  },
  reportStored(reportId: string, version: number) {
    logger.info('report stored', { reportId, version });
  },
  reportNotStored(reportId: string, version: number, error: unknown) {
    logger.error('report not stored', { reportId, version, error: describe(error) });
  },
  reportPageFailed(error: unknown) {
    logger.error('report page failed', { error: describe(error) });
  },
  checkoutNotEnded(error: unknown) {
    logger.warn('checkout not ended', { error: describe(error) });
  },
  paymentEventRefused() {
    logger.warn('payment event refused');
  },
  paymentEventTaken(eventId: string, type: string, outcome: string) {
    logger.info('payment event taken', { eventId, type, outcome });
  },
  paymentEventFailed(eventId: string, type: string, error: unknown) {
    logger.error('payment event failed', { eventId, type, error: describe(error) });
  },
  jobDeletionBrokenOff(bookingId: string, error: unknown) {
    logger.error('job deletion broken off', { bookingId, error: describe(error) });
  },
  sweepFailed(part: string, error: unknown) {
    logger.error('sweep failed', { part, error: describe(error) });
  },
};

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
