import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { photoPath } from '@domain/report/photo-path';
import type { ReportAnswer } from '@domain/report/report-calls';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { usualService } from '../../../tools/testing/usual-service';
import { bookedJob, type BookedJob } from './booked-job';
import { afterUndo } from './after-undo';
import { call } from './call';
import type { SignedIn } from './sign-in';
import { addresses } from './stack-addresses';
import { waitFor } from './wait-for';
import { newFile } from '../../../tools/testing/new-file';

/** A marker in every text of the report that must stay hidden until payment. */
export const secret = 'ZQXSECRET';

export interface ReportedJob extends BookedJob {
  readonly reportId: string;
  /** The key of the report's link. */
  readonly reportKey: string;
  readonly form: ReportForm;
}

/** The report page's function, called directly without Hosting, at a site address or a path under it. */
export function reportAddress(address: string): string {
  const { pathname, search } = new URL(address, 'https://site.example');
  return `${addresses.functions}/pages${pathname}${search}`;
}

/** The response of a report’s page; redirects are not followed. */
export function openPage(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(reportAddress(address), { redirect: 'manual', ...init });
}

/** Sends a form of the page as a browser does from that page. */
export function sendForm(
  address: string,
  fields: readonly (readonly [name: string, value: string])[],
  headers: Readonly<Record<string, string>> = { 'Sec-Fetch-Site': 'same-origin' },
): Promise<Response> {
  return openPage(address, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields.map((field) => [...field])),
  });
}

/** A photo that the server has processed. @returns its path. */
export async function receivedPhoto(admin: SignedIn, findingId: string): Promise<string> {
  const path = photoPath(findingId, randomUUID(), 'jpg');
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6470' } })
    .jpeg()
    .toBuffer();
  const bucket = getStorage().bucket(`${addresses.project}.appspot.com`);
  await bucket.file(path).save(bytes, { ...newFile, contentType: 'image/jpeg' });
  // The trigger may process it at the same moment, and a device retries too.
  await waitFor('the photo', async () => {
    const { result } = await call('office-photo-confirm', { path, sha256: 'a'.repeat(64) }, admin);
    return result;
  });
  return path;
}

/** A completed job with an unpaid, unsent report of two findings, one of them with a photo. */
export async function reportedJob(
  admin: SignedIn,
  {
    changes = {},
    withJob = true,
  }: { readonly changes?: Partial<ReportForm>; readonly withJob?: boolean } = {},
): Promise<ReportedJob> {
  const job = await bookedJob({ status: 'completed' });
  const findingId = `finding-${randomUUID()}`;
  const form: ReportForm = {
    ...newReportForm('2026-03-05'),
    clientName: 'Ann Lee',
    clientEmail: job.email,
    propertyAddress: '12 Main St, Akron, OH 44606',
    sewerScopeType: usualService.title,
    inspectionType: 'Sewer Scope',
    linearFootage: 62,
    videoLink: `https://video.example.com/${secret}`,
    summary: `${secret} summary`,
    recommendations: `${secret} recommendations`,
    inspectorNotes: `${secret} notes`,
    notInspected: `${secret} not inspected`,
    disclaimers: `${secret} disclaimers`,
    findings: [
      findingOf({
        id: findingId,
        footage: 34,
        severity: 'high',
        mainProblem: `${secret} problem`,
        observation: `${secret} observation`,
        recommendation: `${secret} recommendation`,
        estimatedCost: '$4,321',
        videoTime: '7:45',
        photos: [await receivedPhoto(admin, findingId)],
      }),
      findingOf({
        id: `other-${randomUUID()}`,
        mainProblem: `${secret} other`,
        estimatedCost: '$100 - $200',
      }),
    ],
    ...changes,
  };
  const body = { bookingId: withJob ? job.bookingId : null, report: form, idempotencyKey: randomUUID() };
  const { result, error } = await call<ReportAnswer>('office-report-generate', body, admin);
  if (!result) throw new Error(`not generated: ${JSON.stringify(error)}`);
  return { ...job, reportId: result.reportId, reportKey: result.url.slice(-24), form };
}

/** Marks the payment paid or waived and lets Undo expire. */
export async function settle(
  admin: SignedIn,
  { bookingId }: Pick<BookedJob, 'bookingId'>,
  state: 'paid' | 'waived' = 'paid',
): Promise<void> {
  const body = {
    bookingId,
    state,
    method: state === 'paid' ? 'check' : '',
    note: 'Test',
    idempotencyKey: randomUUID(),
  };
  const { error } = await call('office-job-payment', body, admin);
  if (error) throw new Error(`not settled: ${JSON.stringify(error)}`);
  await afterUndo('bookings', bookingId);
}
