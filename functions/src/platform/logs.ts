import { logger } from 'firebase-functions/v2';
import type { AppErrorCode } from '@domain/errors/app-error';

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
  mailSwept(due: number, sent: number) {
    if (due > 0) logger.info('mail swept', { due, sent });
  },
};

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
