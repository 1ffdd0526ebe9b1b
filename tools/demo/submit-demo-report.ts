import { createHash, randomUUID } from 'node:crypto';
import { business } from '@domain/business/business';
import { laterFindingFields } from '@domain/report/finding';
import { photoPath } from '@domain/report/photo-path';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { calendarDateIn } from '@domain/time/calendar-date';
import { localBucket } from '../admin/local-bucket';
import { letUndoExpire } from '../admin/let-undo-expire';
import { addresses } from '../backend/addresses';
import { callProduct } from './call-product';
import { drawDemoPhoto } from './demo-photos';
import type { DemoReport } from './demo-reports';
import { newFile } from '../testing/new-file';

interface ReportedJob {
  readonly bookingId: string;
  readonly client: Pick<ReportForm, 'clientName' | 'clientEmail' | 'propertyAddress'>;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly office: { readonly from: string; readonly idToken: string };
}

/**
 * Creates the report of a completed job with its photos, emails it to the client, and records the payment if
 * there is one.
 */
export async function submitDemoReport(demo: DemoReport, job: ReportedJob): Promise<void> {
  const { bookingId, client, date, office } = job;
  const findings = [];
  for (const { photo, finding } of demo.findings) {
    const id = randomUUID();
    const path = await uploadPhoto(id, await drawDemoPhoto(photo.scene, finding.footage ?? 0), office);
    const photoMarks = photo.marks.length === 0 ? [] : [{ path, marks: [...photo.marks] }];
    findings.push({ ...laterFindingFields, ...finding, id, photos: [path], photoMarks });
  }
  // A report can't be dated after the day on which it is written.
  const today = calendarDateIn(business.timeZone, new Date());
  const report = { ...newReportForm(date < today ? date : today), ...client, ...demo.form, findings };
  const once = () => ({ idempotencyKey: randomUUID() });
  const { reportId } = await callProduct('office-report-generate', { bookingId, report, ...once() }, office);
  await callProduct('send-report-notification', { reportId }, office);
  if (!demo.paid) return;
  const paid = { bookingId, state: 'paid', method: 'card', note: '' } as const;
  await callProduct('office-job-payment', { ...paid, ...once() }, office);
  await letUndoExpire(addresses.functions);
}

async function uploadPhoto(findingId: string, bytes: Buffer, office: ReportedJob['office']): Promise<string> {
  const path = photoPath(findingId, randomUUID(), 'jpg');
  await localBucket()
    .file(path)
    .save(bytes, { ...newFile, contentType: 'image/jpeg' });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { state } = await callProduct('office-photo-confirm', { path, sha256 }, office);
  if (state !== 'received') throw new Error(`the demo's photo is ${state}`);
  return path;
}
