import type { CallResponse } from '@domain/api/contract';
import type { ReportAnswer } from '@domain/report/report-calls';
import { secondsWaited } from './seconds-waited';
import type { OfficeContext } from './office-context';
import type { OfficeEntry } from './office-entry';

/** What became of a notice to the client. */
export type NoticeAnswer = CallResponse<'office-arrival-tell'>;

export type ActionAnswer = ReportAnswer | NoticeAnswer | null;

/** Calls the function of an admin's action. Null for actions without a result. @throws AppError */
export function sendAction(
  { action, idempotencyKey, createdAt }: OfficeEntry,
  { call, now }: Pick<OfficeContext, 'call' | 'now'>,
): Promise<ActionAnswer> {
  switch (action.kind) {
    case 'status': {
      const { bookingId, status } = action;
      return call('office-job-status', { bookingId, status, idempotencyKey }).then(() => null);
    }
    case 'notice': {
      const { bookingId, notice, minutes } = action;
      const waitedSeconds = secondsWaited(createdAt, now());
      return call('office-arrival-tell', { bookingId, notice, minutes, waitedSeconds, idempotencyKey });
    }
    case 'note': {
      const { bookingId, note } = action;
      return call('office-note-write', { bookingId, note, idempotencyKey }).then(() => null);
    }
    case 'generate': {
      const { bookingId, report, price, begunFor } = action;
      if (!report) throw new Error('a report that is done has nothing to send');
      return call('office-report-generate', {
        bookingId,
        report,
        ...(price !== undefined && { price }),
        ...(begunFor && { begunFor }),
        idempotencyKey,
      });
    }
    case 'amend': {
      const { reportId, amendment, report } = action;
      if (!report) throw new Error('a report that is done has nothing to send');
      return call('office-report-amend', { reportId, amendment, report, idempotencyKey });
    }
    case 'submit': {
      const { bookingId, report, begunFor } = action;
      if (!report) throw new Error('a report that is done has nothing to send');
      const asked = { bookingId, report, ...(begunFor && { begunFor }), idempotencyKey };
      return call('office-review-submit', asked).then(() => null);
    }
    case 'send': {
      const { reportId } = action;
      if (reportId === null) throw new Error('a report is sent only once it is generated');
      return call('send-report-notification', { reportId }).then(() => null);
    }
  }
}
