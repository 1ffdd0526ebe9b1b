import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as ReportsOfClient from '../../functions/src/records/share/reports-of-client';
import { buildFilm } from '../../tools/testing/factories/build-film';
import { newKey } from '../../tools/testing/factories/new-key';
import { db } from './support/admin-sdk';
import { storeLink } from './support/booked-job';
import { call } from './support/call';
import { newEmail } from './support/new-contact';
import { appointment, officeOf } from './support/office';
import { newHouse, propertyOf } from './support/property';
import { openPage } from './support/reported-job';
import { seedRequest } from './support/seed';
import { customerToken, reportFileMade, reportFormOf, writeReport } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { stored } from './support/stored';

interface Client {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** In every text of the report. */
  readonly marker: string;
  readonly filmId: string;
  readonly bookingId: string;
  readonly customerId: string;
  readonly key: string;
  readonly reportId: string;
  readonly reportKey: string;
}

let admin: SignedIn;
let house: string;
let first: Client;
let second: Client;
let token: string;

/** A client of the house, with an own name, phone, report, film and links. */
async function clientAt(
  address: string,
  named: string,
  phone: string,
  state: 'paid' | 'unpaid',
): Promise<Client> {
  const [email, marker] = [
    newEmail(named.toLowerCase()),
    `ZQ${named.toUpperCase()}${randomUUID().slice(0, 8)}`,
  ];
  const office = officeOf(admin);
  const { id: leadId } = await seedRequest({ email, name: `${named} Ordway`, phone, address });
  const { result, error } = await office.acceptRequest({ leadId, ...appointment });
  if (!result) throw new Error(`not accepted: ${JSON.stringify(error)}`);
  const { bookingId } = result;
  for (const status of ['in_progress', 'completed']) await office.setStatus({ bookingId, status });
  const form = reportFormOf(email, {
    clientName: `${named} Ordway`,
    propertyAddress: address,
    summary: marker,
    recommendations: marker,
    inspectorNotes: marker,
    videoLink: `https://video.example.com/${marker}`,
  });
  const findings = form.findings.map((finding) => ({ ...finding, observation: marker, mainProblem: marker }));
  const report = await writeReport(admin, bookingId, { ...form, findings });
  if (state === 'paid') await office.settlePayment({ bookingId, state: 'paid', method: 'card', note: '' });
  const filmId = `film-${randomUUID()}`;
  await db
    .collection('films')
    .doc(filmId)
    .set(
      buildFilm({ job_id: bookingId, path: `films/${bookingId}/${filmId}.mp4`, report_id: report.reportId }),
    );
  const customerId = (await stored('bookings', bookingId))?.customer_id as string;
  const key = await storeLink(bookingId);
  await reportFileMade(report.reportId);
  return { name: `${named} Ordway`, email, phone, marker, filmId, bookingId, customerId, key, ...report };
}

beforeAll(async () => {
  admin = await signIn();
  house = newHouse();
  first = await clientAt(house, 'Perpetua', '(312) 555-0141', 'paid');
  second = await clientAt(house, 'Quintin', '(312) 555-0142', 'paid');
  token = await customerToken(second.customerId);
  expect(await propertyOf(second.bookingId)).toBe(await propertyOf(first.bookingId));
});

/** Everything by which the first client, or that there is one, would be known. */
async function tracesOfFirst(): Promise<RegExp> {
  const property = (await propertyOf(first.bookingId)) ?? '';
  const { name, email, phone, marker, filmId, bookingId, customerId, key, reportId, reportKey } = first;
  const last = phone.slice(-4);
  const traces = [
    name,
    email,
    last,
    marker,
    filmId,
    bookingId,
    customerId,
    key,
    reportId,
    reportKey,
    property,
  ];
  return new RegExp([...traces, 'property_id', 'near_keys'].join('|'), 'i');
}

async function whole(path: string, init: RequestInit = {}): Promise<string> {
  const response = await openPage(path, init);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  return [response.status, ...headers, await response.text()].join('\n');
}

/** Each way in which the second client gets something from us about themselves, and what came. */
async function ownAnswers(client: Client, idToken: string): Promise<Readonly<Record<string, string>>> {
  const { key, reportKey, reportId, bookingId, email } = client;
  const credentials = { bookingId: key, email };
  const asked: Readonly<Record<string, readonly [string, object, object?]>> = {
    portal: ['portal-open', { bookingsAfter: null, reportsAfter: null }, { idToken }],
    'portal file': ['portal-file-open', { kind: 'report', id: reportId }, { idToken }],
    'portal receipt': ['portal-file-open', { kind: 'job-receipt', id: bookingId }, { idToken }],
    reports: ['portal-reports-open', credentials],
    'reports file': ['portal-reports-file', { ...credentials, reportId }],
    forms: ['client-forms-open', { booking: key }],
    appointment: ['client-appointment-open', { booking: key }],
  };
  const calls = await Promise.all(
    Object.entries(asked).map(async ([name, [called, body, options]]) => {
      const { result, error } = await call(called, body, options);
      return [name, JSON.stringify({ result, error })] as const;
    }),
  );
  const pages = await Promise.all(
    ['', '?admin=true', '/share', '/repair-list', '/repair-list.pdf'].map(
      async (part) => [`page ${part}`, await whole(`/report/${reportKey}${part}`)] as const,
    ),
  );
  return Object.fromEntries([...calls, ...pages]);
}

describe('a second client of the same house', () => {
  it('gets not a byte of the first’s, by any page, file or call of their own', async () => {
    const traces = await tracesOfFirst();
    const answers = await ownAnswers(second, token);
    for (const [name, answer] of Object.entries(answers)) expect(answer, name).not.toMatch(traces);
    expect(answers.portal).toContain(second.reportId);
    expect(answers['page ']).toContain(second.marker);
    // The same search finds the first client's own, so it can fail.
    const own = await ownAnswers(first, await customerToken(first.customerId));
    for (const name of ['portal', 'page ']) expect(own[name], name).toMatch(traces);
  });

  it('gets nothing by the first’s ids, and the same answer as for ids that don’t exist', async () => {
    const traces = await tracesOfFirst();
    const answersFor = async (bookingId: string, reportId: string, key: string) => {
      const answers = await Promise.all([
        call('portal-file-open', { kind: 'report', id: reportId }, { idToken: token }),
        call('portal-file-open', { kind: 'job-receipt', id: bookingId }, { idToken: token }),
        call('portal-reports-file', { bookingId: second.key, email: second.email, reportId }),
        call('portal-reports-open', { bookingId: key, email: second.email }),
        call('office-property-films', { propertyId: await propertyOf(first.bookingId) }, { idToken: token }),
        call('office-film-view', { jobId: bookingId }, { idToken: token }),
      ]);
      return answers.map(({ status, result, error }) =>
        JSON.stringify({ status, result, error: error?.details }),
      );
    };
    const real = await answersFor(first.bookingId, first.reportId, first.key);
    const invented = await answersFor(randomUUID(), randomUUID(), newKey());
    for (const answer of real) expect(answer).not.toMatch(traces);
    expect(real.slice(0, 3)).toEqual(invented.slice(0, 3));
    expect(real.slice(4)).toEqual(invented.slice(4));
  });
});

describe('the reports that may be used on a client’s report', () => {
  let reportsOfClient: typeof ReportsOfClient.reportsOfClient;
  beforeAll(async () => {
    Object.assign(process.env, {
      FIRESTORE_EMULATOR_HOST: addresses.firestore,
      GCLOUD_PROJECT: addresses.project,
      FUNCTIONS_EMULATOR: 'true',
      APP_HMAC_KEY: 'local-development-key',
    });
    ({ reportsOfClient } = await import('../../functions/src/records/share/reports-of-client'));
  });

  const usable = async (client: Client) => {
    const property = (await propertyOf(client.bookingId)) ?? '';
    const found = await reportsOfClient(property, client, new Date());
    return found.map(({ id, shared }) => ({ id, shared }));
  };

  async function shareWith(
    email: string,
    changes: object = {},
  ): Promise<{ readonly id: string; readonly key: string }> {
    const share = db.collection('report_shares').doc();
    await share.set({
      kind: 'report',
      report_id: first.reportId,
      booking_id: first.bookingId,
      customer_id: first.customerId,
      recipient_name: '',
      recipient_email: email,
      recipient_role: 'buyer',
      parts: { photos: true, costs: false, notes: false, pdf: false },
      finding_ids: null,
      message: '',
      version: null,
      waiting: false,
      created_at: new Date(),
      emailed_at: new Date(),
      revoked_at: null,
      ...changes,
    });
    const key = newKey();
    await db
      .collection('access_links')
      .doc(key)
      .set({
        kind: 'share',
        subject: share.id,
        scopes: ['share'],
        created_at: new Date(),
        expires_at: new Date(Date.now() + 86_400_000),
        revoked_at: null,
      });
    return { id: share.id, key };
  }

  it('are their own', async () => {
    expect(await usable(first)).toEqual([{ id: first.reportId, shared: null }]);
    expect(await usable(second)).toEqual([{ id: second.reportId, shared: null }]);
  });

  it('are not theirs before payment, and not of another house', async () => {
    const unpaid = await clientAt(house, 'Rosalind', '(312) 555-0143', 'unpaid');
    expect(await usable(unpaid)).toEqual([]);
    expect(await reportsOfClient('', second, new Date())).toEqual([]);
    expect(await reportsOfClient('another', second, new Date())).toEqual([]);
  });

  it('are those shared with them by email, as long as the share works', async () => {
    const own = { id: second.reportId, shared: null };
    await shareWith(newEmail('someone-else'));
    await shareWith('');
    await shareWith(second.email, { waiting: true });
    await shareWith(second.email, { kind: 'repair-list', finding_ids: [] });
    expect(await usable(second)).toEqual([own]);

    const { id, key } = await shareWith(second.email.toUpperCase());
    const shared = { photos: true, costs: false, notes: false, video: false, pdf: false };
    expect(await usable(second)).toEqual(expect.arrayContaining([own, { id: first.reportId, shared }]));

    const link = db.collection('access_links').doc(key);
    await link.update({ revoked_at: new Date() });
    expect(await usable(second)).toEqual([own]);
    await link.update({ revoked_at: null });
    await db.collection('report_shares').doc(id).update({ revoked_at: new Date() });
    expect(await usable(second)).toEqual([own]);
  });
});
