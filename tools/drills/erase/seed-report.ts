import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { business } from '@domain/business/business';
import { photoPath } from '@domain/report/photo-path';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { calendarDateIn } from '@domain/time/calendar-date';
import { once } from './drill-envelope';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';
import { portalToken } from './portal-token';
import { newFile } from '../../testing/new-file';

/** A photo with a person's marker in its EXIF data. @returns its path. */
async function uploadPhoto(world: DrillWorld, { word }: DrillPerson, findingId: string): Promise<string> {
  const path = photoPath(findingId, randomUUID(), 'jpg');
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0B6470' } })
    .withExif({ IFD0: { Artist: word, ImageDescription: `House of ${word}` } })
    .jpeg()
    .toBuffer();
  await world.bucket.file(path).save(bytes, { ...newFile, contentType: 'image/jpeg' });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  for (let tries = 0; ; tries += 1) {
    const answer = await world.calls.call(
      'office-photo-confirm',
      { path, sha256 },
      { idToken: world.office },
    );
    if (answer.state === 'received') return path;
    if (tries === 20) throw new Error(`the photo's state is ${answer.state}`);
  }
}

interface WrittenReport {
  readonly reportId: string;
  readonly key: string;
  readonly form: ReportForm;
}

/** What an inspector writes about a person, with a photo. */
async function reportFormOf(world: DrillWorld, person: DrillPerson, text: string): Promise<ReportForm> {
  const { name, email, address, word } = person;
  const findingId = `finding-${randomUUID()}`;
  return {
    ...newReportForm(calendarDateIn(business.timeZone, new Date())),
    clientName: name,
    clientEmail: email,
    propertyAddress: address,
    videoLink: `https://video.example.com/${word}`,
    summary: `Summary for ${word}`,
    recommendations: `Recommended to ${word}`,
    inspectorNotes: `Notes on ${word}. ${text}`,
    findings: [
      findingOf({
        id: findingId,
        severity: 'high',
        footage: 34,
        mainProblem: `Offset at ${word}`,
        observation: `Seen by ${word}. ${text}`,
        photos: [await uploadPhoto(world, person, findingId)],
      }),
    ],
  };
}

/** A report with a photo, with or without a job. */
export async function writeReport(
  world: DrillWorld,
  person: DrillPerson,
  bookingId: string | null,
  text = '',
): Promise<WrittenReport> {
  const form = await reportFormOf(world, person, text);
  const { reportId, url } = await world.calls.call(
    'office-report-generate',
    { bookingId, report: form, ...once() },
    { idToken: world.office },
  );
  return { reportId, key: url.slice(-24), form };
}

/** A report with a photo that waits for approval. */
export async function submitReport(
  world: DrillWorld,
  person: DrillPerson,
  bookingId: string,
  text = '',
): Promise<void> {
  const report = await reportFormOf(world, person, text);
  await world.calls.call('office-review-submit', { bookingId, report, ...once() }, { idToken: world.office });
}

export async function amend(
  world: DrillWorld,
  { reportId, form }: WrittenReport,
  word: string,
): Promise<void> {
  const report = { ...form, summary: `${form.summary}, amended` };
  await world.calls.call(
    'office-report-amend',
    { reportId, amendment: `As ${word} asked`, report, ...once() },
    { idToken: world.office },
  );
}

/** Signs in to the portal, shares a report, and creates a repair request list through the link. */
export async function shareReport(
  world: DrillWorld,
  person: DrillPerson,
  { reportId, key, form }: WrittenReport,
  recipient: string,
): Promise<void> {
  const idToken = await portalToken(world, person);
  const parts = { photos: true, costs: true, notes: true, video: true, pdf: true };
  await world.calls.call(
    'portal-share-create',
    { reportId, recipientName: recipient, recipientRole: 'agent', parts, consent: true, ...once() },
    { idToken },
  );
  const answer = await world.calls.sendForm(`/report/${key}/repair-list`, [
    ['token', randomUUID()],
    ['finding', form.findings[0]?.id ?? ''],
    ['recipient', recipient],
    ['message', `Please, for ${person.word}`],
  ]);
  if (answer.status >= 400) throw new Error(`the repair request list was refused: ${answer.status}`);
}
