import { randomUUID } from 'node:crypto';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import type { ReportAnswer } from '@domain/report/report-calls';
import { findingOf } from '@domain/report/testing/finding-of';
import { exchangeCustomToken } from '../../../tools/admin/exchange-custom-token';
import { auth, db } from './admin-sdk';
import { storeLink } from './booked-job';
import { call } from './call';
import { appointment, officeOf } from './office';
import { newEmail } from './new-contact';
import { seedRequest } from './seed';
import type { SignedIn } from './sign-in';
import { addresses } from './stack-addresses';
import { waitFor } from './wait-for';

/** A marker that appears only in a finding; a response that contains it has exposed findings. */
export const marker = 'OFFSETMARKER';

export interface ServedClient {
  readonly email: string;
  readonly customerId: string;
  readonly bookingId: string;
  /** The Booking ID in the client's links. */
  readonly key: string;
}

export interface ReportedClient extends ServedClient {
  readonly reportId: string;
  readonly reportKey: string;
}

/** A client whose request the office has accepted. */
export async function acceptedClient(admin: SignedIn, email = newEmail('client')): Promise<ServedClient> {
  const { id: leadId } = await seedRequest({ email });
  const { result, error } = await officeOf(admin).acceptRequest({ leadId, ...appointment });
  if (!result) throw new Error(`not accepted: ${JSON.stringify(error)}`);
  const { bookingId } = result;
  const job = await db.collection('bookings').doc(bookingId).get();
  return {
    email,
    bookingId,
    customerId: job.get('customer_id') as string,
    key: await storeLink(bookingId),
  };
}

export function reportFormOf(email: string, changes: Partial<ReportForm> = {}): ReportForm {
  return {
    ...newReportForm('2026-03-05'),
    clientName: 'Ann Lee',
    clientEmail: email,
    propertyAddress: '12 Main St, Akron, OH 44606',
    videoLink: `https://video.example.com/${marker}`,
    summary: `Summary ${marker}`,
    recommendations: `Recommendation ${marker}`,
    inspectorNotes: `Notes ${marker}`,
    findings: [findingOf({ severity: 'high', footage: 34, mainProblem: `Problem ${marker}` })],
    ...changes,
  };
}

/** Creates a report, with or without a job. */
export async function writeReport(
  admin: SignedIn,
  bookingId: string | null,
  report: ReportForm,
): Promise<{ readonly reportId: string; readonly reportKey: string }> {
  const body = { bookingId, report, idempotencyKey: randomUUID() };
  const { result, error } = await call<ReportAnswer>('office-report-generate', body, admin);
  if (!result) throw new Error(`not generated: ${JSON.stringify(error)}`);
  return { reportId: result.reportId, reportKey: result.url.slice(-24) };
}

/** A client whose inspection is completed and whose report is written, unpaid unless given. */
export async function reportedClient(
  admin: SignedIn,
  { paid = false, email = newEmail('client') } = {},
): Promise<ReportedClient> {
  const client = await acceptedClient(admin, email);
  const office = officeOf(admin);
  for (const status of ['in_progress', 'completed']) {
    await office.setStatus({ bookingId: client.bookingId, status });
  }
  const report = await writeReport(admin, client.bookingId, reportFormOf(client.email));
  if (paid)
    await office.settlePayment({ bookingId: client.bookingId, state: 'paid', method: 'card', note: '' });
  return { ...client, ...report };
}

/** The ID token of a signed-in customer. */
export async function customerToken(customerId: string): Promise<string> {
  return exchangeCustomToken(addresses.auth, await auth.createCustomToken(customerId, { customer: true }));
}

/** Waits for a report's newest file. */
export async function reportFileMade(reportId: string): Promise<void> {
  await waitFor('the file of the report', async () => {
    const report = await db.collection('inspection_reports').doc(reportId).get();
    return ((report.get('report_files') as unknown[] | undefined) ?? []).length > 0;
  });
}
