import { useMemo } from 'react';
import type { Job } from '@domain/job/job';
import type { Referral } from '@domain/referral/referral';
import type { BookingRequest } from '@domain/request/booking-request';
import { jobsOfCustomer } from '@/features/jobs/listed-jobs';
import { referralsFound } from '@/features/referrals/referral-lists';
import { paymentsOf } from '@/features/report-actions/report-payments';
import { reportsOfCustomer, type ReportRow } from '@/features/report-actions/report-row';
import { requestsFound } from '@/features/requests/request-lists';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
import type { PaidReport } from './payments-section';

/** The live lists about a customer. */
export interface CustomerRecords {
  readonly jobs: LiveList<Job>;
  /** Their own requests. */
  readonly requests: LiveList<BookingRequest>;
  /** Referrals in which they are the client or the referrer. */
  readonly referrals: LiveList<Referral>;
  readonly reports: LiveList<ReportRow>;
}

/** The records about a customer; requests and referrals are found by the email address, which is one of their keys. */
export function useCustomerRecords(customerId: string, email: string): CustomerRecords {
  const query = useMemo(() => ({ key: email, terms: [email] }), [email]);
  return {
    jobs: useLiveList(useMemo(() => jobsOfCustomer(customerId), [customerId])),
    requests: useLiveList(useMemo(() => requestsFound(query), [query])),
    referrals: useLiveList(useMemo(() => referralsFound(query), [query])),
    reports: useLiveList(useMemo(() => reportsOfCustomer(customerId), [customerId])),
  };
}

export const rowsOfList = <Row extends { readonly id: string }>(list: LiveList<Row>): readonly Row[] =>
  list.state === 'ready' ? list.rows : [];

/** The payments of reports without a job, at least one report. */
export function usePaidReports(reports: readonly ReportRow[]): readonly PaidReport[] {
  const ids = reports.map(({ id }) => id).join(' ');
  const payments = useLiveList(useMemo(() => paymentsOf(ids.split(' ')), [ids]));
  return reports.flatMap((report) => {
    const payment = rowsOfList(payments).find(({ id }) => id === report.id);
    return payment ? [{ report, payment }] : [];
  });
}
