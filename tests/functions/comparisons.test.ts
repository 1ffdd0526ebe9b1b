import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Comparison } from '@domain/report/compare/comparison';
import type { EarlierReportsAnswer } from '@domain/report/compare/earlier-reports-call';
import { comparisonOf, rowOf } from '@domain/report/compare/testing/comparison-of';
import type { EarlierPicture } from '@domain/report/report';
import type { ReportAnswer } from '@domain/report/report-calls';
import { newReportForm, type ReportForm } from '@domain/report/report-form';
import { toReportForm, type ReportRecord } from '@domain/report/report-record';
import { findingOf } from '@domain/report/testing/finding-of';
import { readPdf } from '../../functions/src/pdf/testing/read-pdf';
import { buildFilm } from '../../tools/testing/factories/build-film';
import { buildJob } from '../../tools/testing/factories/build-job';
import { db } from './support/admin-sdk';
import { bookedJob, type BookedJob } from './support/booked-job';
import { call } from './support/call';
import { eraseUntil } from './support/erase';
import { storedFile } from './support/files';
import { endInspectors, makeInspector } from './support/inspectors';
import { newEmail } from './support/new-contact';
import { openPage, receivedPhoto, sendForm, settle } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
afterAll(endInspectors);
beforeAll(async () => {
  admin = await signIn();
});

interface Client {
  readonly email: string;
  readonly customerId: string;
}

const newClient = (): Client => ({ email: `client-${randomUUID()}@example.com`, customerId: randomUUID() });

/** A completed job of a client at an address. */
async function jobAt(address: string, client: Client, propertyId: string | null = null): Promise<BookedJob> {
  const { customer } = buildJob();
  return bookedJob({
    status: 'completed',
    customer_id: client.customerId,
    customer: { ...customer, email: client.email, address },
    property_id: propertyId,
  });
}

function formAt(address: string, client: Client, changes: Partial<ReportForm> = {}): ReportForm {
  return {
    ...newReportForm('2025-03-05'),
    clientName: 'Ann Lee',
    clientEmail: client.email,
    propertyAddress: address,
    summary: 'Roots at one joint.',
    linearFootage: 62,
    ...changes,
  };
}

const generate = (bookingId: string, report: ReportForm) =>
  call<ReportAnswer>('office-report-generate', { bookingId, report, idempotencyKey: randomUUID() }, admin);

async function generated(job: BookedJob, report: ReportForm): Promise<ReportAnswer> {
  const { result, error } = await generate(job.bookingId, report);
  if (!result) throw new Error(`not generated: ${JSON.stringify(error)}`);
  return result;
}

const earlierOf = async ({ bookingId }: BookedJob, by = admin) =>
  call<EarlierReportsAnswer>('office-earlier-reports', { bookingId }, by);

const house = () => `${randomUUID().slice(0, 4)} E Ridgeline Dr #4, Akron, OH 44606`;

/** A client's first report, with a photo; it is paid. */
async function firstReport(address: string, client: Client, propertyId: string | null = null) {
  const findingId = `finding-${randomUUID()}`;
  const photo = await receivedPhoto(admin, findingId);
  const roots = findingOf({
    ...{ id: findingId, mainProblem: 'Root intrusion', footage: 32, severity: 'medium', photos: [photo] },
    videoTime: '3:10',
  });
  const form = formAt(address, client, { findings: [roots] });
  const job = await jobAt(address, client, propertyId);
  const { reportId, url } = await generated(job, form);
  await settle(admin, job);
  return { reportId, photo, findingId, url };
}

const comparedWith = (reportId: string, photo: string, changes: Partial<Comparison> = {}) =>
  comparisonOf({ reportId, rows: [rowOf({ outcome: 'repaired' }, { photo })], ...changes });

describe('the earlier reports of a job', () => {
  it('are its client’s of the same property, however the address is spelled', async () => {
    const client = newClient();
    const address = house();
    const { reportId, photo, findingId } = await firstReport(address, client);
    await firstReport(house(), client);
    const job = await jobAt(address.replace('Dr #4', 'Drive Apt. 4'), client);
    expect((await earlierOf(job)).result).toEqual({
      reports: [
        {
          reportId,
          date: '2025-03-05',
          direction: '',
          linearFootage: 62,
          distanceToMain: null,
          findings: [
            {
              ...{ id: findingId, mainProblem: 'Root intrusion', footage: 32, severity: 'medium', photo },
              ...{ date: '2025-03-05', videoTime: '3:10', history: [] },
            },
          ],
        },
      ],
    });
  });

  it('are those of its property, also from before two spellings were merged, and none that was split off', async () => {
    const client = newClient();
    const [address, property] = [house(), randomUUID()];
    const elsewhere = house();
    const { reportId } = await firstReport(elsewhere, client, property);
    await firstReport(address, client, randomUUID());
    const { result } = await earlierOf(await jobAt(address, client, property));
    expect(result?.reports.map((report) => report.reportId)).toEqual([reportId]);
  });

  it('aren’t another client’s of that property', async () => {
    const address = house();
    await firstReport(address, newClient());
    expect((await earlierOf(await jobAt(address, newClient()))).result).toEqual({ reports: [] });
  });

  it('aren’t offered before they are paid for, and can’t be compared with', async () => {
    const client = newClient();
    const address = house();
    const { reportId } = await generated(await jobAt(address, client), formAt(address, client));
    const job = await jobAt(address, client);
    expect((await earlierOf(job)).result).toEqual({ reports: [] });
    const form = formAt(address, client, { comparison: comparisonOf({ reportId }) });
    expect((await generate(job.bookingId, form)).error?.details).toMatchObject({
      userMessage: 'The earlier report hasn’t been paid for. Remove the comparison from the report.',
    });
  });

  it('are another client’s as far as that client shared them, while the link works', async () => {
    const [address, property] = [house(), randomUUID()];
    const [seller, buyer] = [newClient(), newClient()];
    const { reportId, photo, url } = await firstReport(address, seller, property);
    const job = await jobAt(address, buyer, property);
    const share = (parts: readonly string[], email = buyer.email) =>
      sendForm(new URL(`${url}/share`).pathname, [
        ...([
          ['token', randomUUID()],
          ['to', 'someone'],
          ['email', email],
          ['role', 'buyer'],
        ] as const),
        ...parts.map((part) => [part, 'on'] as const),
      ]);
    const offered = async () => (await earlierOf(job)).result?.reports.map((report) => report.findings[0]);
    await share(['photos', 'video'], newEmail('someone-else'));
    expect(await offered()).toEqual([]);
    await share(['costs']);
    expect(await offered()).toMatchObject([{ mainProblem: 'Root intrusion', photo: '', videoTime: '' }]);
    await share(['photos', 'video']);
    expect(await offered()).toMatchObject([{ mainProblem: 'Root intrusion', photo, videoTime: '3:10' }]);

    const comparison = comparedWith(reportId, photo);
    const { reportId: ownId } = await generated(job, formAt(address, buyer, { comparison }));
    expect((await stored('report_versions', `${ownId}_1`))?.compared_photos).toMatchObject([{ path: photo }]);

    // Once the links are turned off, only what has it already keeps it.
    const shares = await db.collection('report_shares').where('report_id', '==', reportId).get();
    for (const { ref } of shares.docs) await ref.update({ revoked_at: new Date() });
    expect(await offered()).toEqual([]);
    const amend = (amended: Comparison) =>
      call<ReportAnswer>(
        'office-report-amend',
        {
          reportId: ownId,
          amendment: 'The summary.',
          report: formAt(address, buyer, { comparison: amended }),
          idempotencyKey: randomUUID(),
        },
        admin,
      );
    expect((await amend(comparison)).error).toBeUndefined();
    const other = await jobAt(address, buyer, property);
    const again = formAt(address, buyer, { comparison });
    expect((await generate(other.bookingId, again)).error?.details).toMatchObject({
      userMessage: 'The earlier report belongs to another client. Remove the comparison from the report.',
    });
  });

  it('are for the inspector of the job alone', async () => {
    const job = await jobAt(house(), newClient());
    const inspector = await signIn();
    await makeInspector(inspector.uid, { role: 'inspector' });
    expect((await earlierOf(job, inspector)).error?.details).toMatchObject({ code: 'not-allowed' });
    await db.collection('bookings').doc(job.bookingId).update({ inspector_id: inspector.uid });
    expect((await earlierOf(job, inspector)).result).toEqual({ reports: [] });
  });
});

describe('a report that is compared', () => {
  it('keeps what the inspector confirmed, with its own copy of the earlier picture', async () => {
    const client = newClient();
    const address = house();
    const { reportId: earlierId, photo } = await firstReport(address, client);
    const job = await jobAt(address, client);
    const comparison = comparedWith(earlierId, photo);
    const { reportId, url } = await generated(job, formAt(address, client, { comparison }));
    const version = await stored('report_versions', `${reportId}_1`);
    expect(toReportForm(version as unknown as ReportRecord).comparison).toEqual(comparison);
    const [picture] = version?.compared_photos as EarlierPicture[];
    const copy = await waitFor('the picture', () => storedFile(picture?.picture.path ?? ''));
    expect(copy).toEqual(await storedFile(picture?.from ?? ''));

    // The earlier report is deleted after two years.
    await db.collection('inspection_reports').doc(earlierId).delete();
    await settle(admin, job);
    const page = await (await openPage(url)).text();
    expect(page).toContain('1 of 1 repaired');
    expect(page).toContain('Root intrusion');
    const amended = await call<ReportAnswer>(
      'office-report-amend',
      {
        reportId,
        amendment: 'The summary.',
        report: formAt(address, client, { comparison, summary: 'No roots.' }),
        idempotencyKey: randomUUID(),
      },
      admin,
    );
    expect(amended.error).toBeUndefined();
    expect((await stored('report_versions', `${reportId}_2`))?.compared_photos).toMatchObject([
      { path: photo, picture: picture?.picture },
    ]);
  });

  it('leads to the earlier film while that report’s readers have it, and to no other film', async () => {
    const client = newClient();
    const address = house();
    const [filmId, otherId] = [1, 2].map(() => `film-${randomUUID()}`) as [string, string];
    const first = await jobAt(address, client);
    const roots = { mainProblem: 'Root intrusion', footage: 32, severity: 'medium' } as const;
    const { reportId: earlierId } = await generated(
      first,
      formAt(address, client, {
        films: [{ id: filmId, label: '' }],
        findings: [findingOf({ id: `finding-${randomUUID()}`, ...roots, film: filmId, videoTime: '3:10' })],
      }),
    );
    await settle(admin, first);
    for (const id of [filmId, otherId]) {
      const film = buildFilm({ job_id: first.bookingId, path: `films/${first.bookingId}/${id}.mp4` });
      await db.collection('films').doc(id).set(film);
    }
    const job = await jobAt(address, client);
    const [earlier] = (await earlierOf(job)).result?.reports[0]?.findings ?? [];
    expect(earlier).toMatchObject({ film: filmId, videoTime: '3:10' });
    if (!earlier) throw new Error('no earlier finding');
    const comparison = comparisonOf({
      reportId: earlierId,
      rows: [
        { ...rowOf({ outcome: 'repaired' }), earlier },
        rowOf({ outcome: 'repaired' }, { id: 'earlier-0002', film: otherId, videoTime: '4:10' }),
      ],
    });
    const { url } = await generated(job, formAt(address, client, { comparison }));
    await settle(admin, job);
    const pageNow = async () => (await openPage(url)).text();
    const page = await pageNow();
    expect(page).toContain('At 4:10 in that video');
    const [, film = ''] = /href="([^"]+)#t=190"/.exec(page) ?? [];
    expect(film).toMatch(/\/report\/films\/.+\/film\.mp4$/);
    const statusOf = async () => (await fetch(film, { method: 'HEAD' })).status;
    expect(await statusOf()).toBe(200);

    // Once the earlier report is gone, so is its film.
    await db.collection('inspection_reports').doc(earlierId).delete();
    expect(await statusOf()).toBe(403);
    expect(await pageNow()).toContain('At 3:10 in that video');
  });

  it('is refused with another client’s report, with one that is gone, and with itself', async () => {
    const address = house();
    const { reportId: theirs, photo } = await firstReport(address, newClient());
    const client = newClient();
    const job = await jobAt(address, client);
    const refused = async (reportId: string) => {
      const form = formAt(address, client, { comparison: comparedWith(reportId, photo) });
      return (await generate(job.bookingId, form)).error?.details;
    };
    expect(await refused(theirs)).toMatchObject({
      code: 'invalid-input',
      userMessage: 'The earlier report belongs to another client. Remove the comparison from the report.',
    });
    expect(await refused('report-that-is-gone0')).toMatchObject({
      code: 'invalid-input',
      userMessage: 'The earlier report has been deleted. Remove the comparison from the report.',
    });
  });
});

describe('the confirmation of a repair', () => {
  const address = house();
  let confirmed: { readonly key: string; readonly reportId: string; readonly job: BookedJob };
  let client: Client;
  let earlierId: string;
  let photo: string;
  beforeAll(async () => {
    client = newClient();
    const first = await firstReport(address, client);
    [earlierId, photo] = [first.reportId, first.photo];
    const job = await jobAt(address, client);
    const { reportId, url } = await generated(job, formAt(address, client, wholeReport()));
    await settle(admin, job);
    confirmed = { key: url.slice(url.lastIndexOf('/') + 1), reportId, job };
  });

  const wholeReport = (): Partial<ReportForm> => ({
    comparison: comparedWith(earlierId, photo),
    summary: 'Words of the summary.',
    inspectorNotes: 'Words of the notes.',
    findings: [
      findingOf({
        id: 'finding-now-0001',
        mainProblem: 'Standing water',
        footage: 58,
        estimatedCost: '$4,321',
      }),
    ],
  });

  /** Shares as the form on the report’s page does. @returns the key of the link, and the share */
  async function shared(
    fields: readonly (readonly [string, string])[],
    of: { readonly key: string; readonly reportId: string } = confirmed,
  ) {
    const answer = await sendForm(`/report/${of.key}/share`, [
      ...([
        ['token', randomUUID()],
        ['to', 'someone'],
        ['way', 'link'],
        ['role', 'seller'],
      ] as const),
      ...fields,
    ]);
    const { docs } = await db.collection('report_shares').where('report_id', '==', of.reportId).get();
    const made = docs.find((share) => share.get('kind') === 'confirmation');
    const links = await db
      .collection('access_links')
      .where('subject', '==', made?.id ?? '')
      .get();
    return { answer, share: made?.data(), link: links.docs[0]?.id ?? '' };
  }

  it('doesn’t name people who were erased since, also in its stored PDF', async () => {
    const named: Client = { email: newEmail('named'), customerId: randomUUID() };
    await firstReport(house(), named);
    const [own, ownHouse] = [newClient(), house()];
    const first = await firstReport(ownHouse, own);
    const rows = [rowOf({}, { photo: first.photo, mainProblem: `Roots, as ${named.email} said` })];
    const comparison = comparisonOf({ reportId: first.reportId, rows });
    const job = await jobAt(ownHouse, own);
    const { reportId, url } = await generated(job, formAt(ownHouse, own, { comparison }));
    await settle(admin, job);
    const key = url.slice(url.lastIndexOf('/') + 1);
    const { link } = await shared([['what', 'confirmation']], { key, reportId });
    const textOf = async () => {
      const file = await openPage(`/report/${link}/confirmation.pdf`);
      return (await readPdf(new Uint8Array(await file.arrayBuffer()))).text;
    };
    expect(await textOf()).toContain(named.email);
    await eraseUntil('texts', named.email, admin);
    const text = await textOf();
    expect(text).toContain('Roots, as');
    expect(text).not.toContain(named.email);
  });

  it('is shared alone: its page and PDF show the repair, and nothing else of the report', async () => {
    expect(await (await openPage(`/report/${confirmed.key}`)).text()).toContain('Confirmation of repair');
    const { share, link } = await shared([
      ['what', 'confirmation'],
      ['notes', 'on'],
      ['costs', 'on'],
      ['pdf', 'on'],
    ]);
    expect(share).toMatchObject({
      kind: 'confirmation',
      recipient_role: 'seller',
      parts: { photos: true, costs: false, notes: false, video: false, pdf: false },
    });
    const page = await (await openPage(`/report/${link}`)).text();
    for (const shown of ['1 of 1 repaired', 'Root intrusion', address, '/report/files?path=']) {
      expect(page).toContain(shown);
    }
    for (const secret of ['Words of', '4,321', client.email, 'Ann Lee', confirmed.key, 'report-v1.pdf']) {
      expect(page).not.toContain(secret);
    }
    const file = await openPage(`/report/${link}/confirmation.pdf`);
    const { text } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    expect(text).toContain('Confirmation of repair');
    expect(text).toContain('1 of 1 repaired.');
    expect(text).not.toMatch(/Words of|4,321/);
    expect((await openPage(`/report/${link}/repair-list.pdf`)).status).toBe(404);

    // An amendment without it closes the link.
    const amended = await call<ReportAnswer>(
      'office-report-amend',
      {
        reportId: confirmed.reportId,
        amendment: 'No comparison.',
        report: formAt(address, client, { ...wholeReport(), comparison: null }),
        idempotencyKey: randomUUID(),
      },
      admin,
    );
    expect(amended.error).toBeUndefined();
    for (const part of ['', '/confirmation.pdf']) {
      const closed = await (await openPage(`/report/${link}${part}`)).text();
      expect(closed).toContain('This link was turned off');
    }
    const again = await sendForm(`/report/${confirmed.key}/share`, [
      ...([
        ['token', randomUUID()],
        ['to', 'someone'],
        ['way', 'email'],
        ['role', 'other'],
      ] as const),
      ['email', newEmail('lender')],
      ['what', 'confirmation'],
    ]);
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('this report no longer confirms a repair');
  });
});
