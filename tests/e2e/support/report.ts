import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { photoPath } from '@domain/report/photo-path';
import type { ReportAnswer } from '@domain/report/report-calls';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { localBucket } from '../../../tools/admin/local-bucket';
import { callProduct } from '../../../tools/demo/call-product';
import { usualService } from '../../../tools/testing/usual-service';
import { asOffice } from './as-office';
import { acceptedJob, type JobWithKey } from './client-job';
import type { Person } from '../../../tools/testing/screens/people';
import { letPaymentTakeEffect } from './settled-payment';
import { newFile } from '../../../tools/testing/new-file';

export interface ReportedJob extends JobWithKey, ReportAnswer {
  /** The key of the report's link. */
  readonly reportKey: string;
  /** The form values as they were entered. */
  readonly form: ReportForm;
}

/** A job that the office has accepted, started, and completed. */
export async function completedJob(person: Person, service = usualService): Promise<JobWithKey> {
  const job = await acceptedJob(person, service);
  for (const status of ['in_progress', 'completed'] as const) {
    const request = { bookingId: job.bookingId, status, idempotencyKey: randomUUID() };
    await callProduct('office-job-status', request, await asOffice());
  }
  return job;
}

/** A completed job with an unpaid, unsent report of three findings, two of them with a photo. */
export async function reportedJob(
  person: Person,
  changes: Partial<ReportForm> = {},
  service = usualService,
): Promise<ReportedJob> {
  const job = await completedJob(person, service);
  const form = await reportFormFor(person, changes);
  const request = { bookingId: job.bookingId, report: form, idempotencyKey: randomUUID() };
  const answer = await callProduct('office-report-generate', request, await asOffice());
  return { ...job, ...answer, form, reportKey: answer.url.slice(answer.url.lastIndexOf('/') + 1) };
}

/** Emails the report to the client, as Send does. */
export async function sendReport(reportId: string): Promise<void> {
  await callProduct('send-report-notification', { reportId }, await asOffice());
}

/** Marks the payment paid or waived and lets Undo expire. */
export async function settleJob(bookingId: string, state: 'paid' | 'waived' = 'paid'): Promise<void> {
  const how =
    state === 'paid' ? { method: 'check' as const, note: '' } : { method: '' as const, note: 'Test' };
  await callProduct(
    'office-job-payment',
    { bookingId, state, ...how, idempotencyKey: randomUUID() },
    await asOffice(),
  );
  await letPaymentTakeEffect(bookingId);
}

/** A report about this person's sewer line; its photos are already uploaded. */
export async function reportFormFor(person: Person, changes: Partial<ReportForm> = {}): Promise<ReportForm> {
  const id = randomUUID();
  const [first, second] = await Promise.all([
    uploadedPhoto(`first-${id}`, '#7A5230'),
    uploadedPhoto(`second-${id}`, '#3E5C4A'),
  ]);
  return {
    ...newReportForm('2026-07-16'),
    clientName: person.name,
    clientEmail: person.email,
    propertyAddress: person.address,
    inspectionType: 'Sewer Scope',
    sewerScopeType: usualService.title,
    entryPoint: 'cleanout',
    linearFootage: 62,
    distanceToMain: 80,
    pipeMaterial: 'Clay',
    videoLink: 'https://video.example.com/v/482',
    summary: 'The line is clay and flows. One joint is offset and has to be repaired.',
    recommendations: 'Have the joint at 34 ft replaced before closing.',
    inspectorNotes: 'The water ran during the inspection.',
    notInspected: 'The camera stopped at 62 ft, where the line was under water.',
    findings: [
      findingOf({
        id: `first-${id}`,
        footage: 12,
        material: 'Clay',
        mainProblem: 'Roots at a joint',
        observation: 'Fine roots enter at the joint and catch paper.',
        severity: 'medium',
        recommendation: 'Have the roots cut, and look again in a year.',
        estimatedCost: '$350 - $600',
        videoTime: '3:10',
        photos: [first],
      }),
      findingOf({
        id: `second-${id}`,
        footage: 34,
        mainProblem: 'Offset joint',
        observation: 'The far pipe has dropped by more than half of its diameter.',
        severity: 'high',
        recommendation: 'Dig and replace 6 ft.',
        estimatedCost: '$4,500',
        videoTime: '7:45',
        photos: [second],
        photoMarks: [
          { path: second, marks: [{ shape: 'arrow', x: 0.2, y: 0.2, toX: 0.5, toY: 0.5, text: '' }] },
        ],
      }),
      findingOf({ id: `third-${id}`, footage: 50, mainProblem: 'Coupling to PVC', severity: 'none' }),
    ],
    ...changes,
  };
}

/** A photo uploaded by a device and checked by the server. @returns its path. */
export async function uploadedPhoto(findingId: string, background: string): Promise<string> {
  const path = photoPath(findingId, randomUUID(), 'jpg');
  const bytes = await sharp({ create: { width: 960, height: 720, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await localBucket()
    .file(path)
    .save(bytes, { ...newFile, contentType: 'image/jpeg' });
  const office = await asOffice();
  // The trigger may process it at the same moment, and a device retries too.
  await expect(async () => {
    await callProduct('office-photo-confirm', { path, sha256: 'a'.repeat(64) }, office);
  }).toPass();
  return path;
}
