import type { ReportAnswer } from '@domain/report/report-calls';
import type { OfficeContext } from './office-context';
import type { OfficeEntry } from './office-entry';

/** Calls the function of an admin's action. Null for actions without a result. @throws AppError */
export function sendAction(
  { action, idempotencyKey }: OfficeEntry,
  { call }: Pick<OfficeContext, 'call'>,
): Promise<ReportAnswer | null> {
  switch (action.kind) {
    case 'status': {
      const { bookingId, status } = action;
      return call('office-job-status', { bookingId, status, idempotencyKey }).then(() => null);
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
    case 'send': {
      const { reportId } = action;
      if (reportId === null) throw new Error('a report is sent only once it is generated');
      return call('send-report-notification', { reportId }).then(() => null);
    }
  }
}
