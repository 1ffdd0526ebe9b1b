import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '@domain/firestore/paths';
import type { OpenReportsAnswer } from '@domain/portal/reports-calls';
import { db } from './support/admin-sdk';
import { newKey } from '../../tools/testing/factories/new-key';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { openPage, reportedJob, secret, type ReportedJob } from './support/reported-job';
import { customerToken } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { waitFor } from './support/wait-for';

/** Texts that must not leave the server before payment. */
const mentionsReport = new RegExp(
  [
    secret,
    '4,321',
    'video\\.example',
    'shown-photos',
    'inspection-photos',
    'report-v1',
    '/report/files\\?',
    '7:45',
  ].join('|'),
);

let admin: SignedIn;
let job: ReportedJob;
let shareKeys: string[];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  admin = await signIn();
  job = await reportedJob(admin);
  const { result } = await call('send-report-notification', { reportId: job.reportId }, admin);
  expect(result).toBeDefined();
  const report = await db.collection(collections.inspectionReports).doc(job.reportId).get();
  tokens['a signed-in stranger'] = (await signIn({ claim: false, record: false })).idToken;
  tokens['an admin who was removed'] = (await signIn({ claim: true, record: false })).idToken;
  tokens['a record without the claim'] = (await signIn({ claim: false, record: true })).idToken;
  tokens['the customer'] = await customerToken(report.get('customer_id') as string);
  shareKeys = await Promise.all([sharedKey('report'), sharedKey('repair-list')]);
  await waitFor('the file', async () => {
    const { docs } = await db.collection('report_versions').where('report_id', '==', job.reportId).get();
    return docs[0]?.get('pdf') !== null;
  });
});

/** A share link with every permission. */
async function sharedKey(kind: 'report' | 'repair-list'): Promise<string> {
  const share = db.collection(collections.reportShares).doc();
  await share.set({
    kind,
    report_id: job.reportId,
    booking_id: job.bookingId,
    customer_id: null,
    recipient_name: 'Jo',
    recipient_role: 'agent',
    parts: { photos: true, costs: true, notes: true, video: true, pdf: true },
    finding_ids: kind === 'report' ? null : job.form.findings.map(({ id }) => id),
    message: '',
    version: 1,
    created_at: new Date(),
    revoked_at: null,
  });
  const key = newKey();
  await db
    .collection(collections.accessLinks)
    .doc(key)
    .set({
      kind: 'share',
      subject: share.id,
      scopes: ['share'],
      created_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
      revoked_at: null,
    });
  return key;
}

async function wholeAnswer(path: string, init: RequestInit = {}): Promise<string> {
  const response = await openPage(path, init);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  return [response.status, ...headers, await response.text()].join('\n');
}

const queries = ['', '?admin=true', '?admin=true&waited=1', '?waited=0', '?list=made', '?share=sent'];
const methods = ['GET', 'HEAD'];

describe('before payment, no part of the report leaves the server', () => {
  it('through the client’s link, for anyone and in any way', async () => {
    const path = `/report/${job.reportKey}`;
    const readers: RequestInit[] = [
      {},
      ...Object.values(tokens).map((token) => ({ headers: { Authorization: `Bearer ${token}` } })),
    ];
    for (const init of readers) {
      for (const query of queries) {
        for (const method of methods) {
          expect(await wholeAnswer(`${path}${query}`, { ...init, method })).not.toMatch(mentionsReport);
        }
      }
    }
    // An admin's preview does contain the markers, which proves the search works.
    const asAdmin = { headers: { Authorization: `Bearer ${admin.idToken}` } };
    expect(await wholeAnswer(path, asAdmin)).not.toMatch(mentionsReport);
    expect(await wholeAnswer(`${path}?admin=true`, asAdmin)).toMatch(mentionsReport);
  });

  it('through a share link', async () => {
    for (const key of shareKeys) {
      for (const part of ['', '?admin=true', '/repair-list.pdf', '/repair-list', '/share', '/pay']) {
        const answer = await wholeAnswer(`/report/${key}${part}`);
        expect(answer).not.toMatch(mentionsReport);
      }
      expect(await wholeAnswer(`/report/${key}`)).toContain('This report isn’t available yet');
      const asAdmin = { headers: { Authorization: `Bearer ${admin.idToken}` } };
      expect(await wholeAnswer(`/report/${key}?admin=true`, asAdmin)).not.toMatch(mentionsReport);
    }
  });

  it('through a file address that was not issued', async () => {
    const version = await db.collection('report_versions').doc(`${job.reportId}_1`).get();
    const paths = [
      version.get('pdf.path') as string,
      ...(version.get('photos') as { shown: { path: string } }[]).map(({ shown }) => shown.path),
    ];
    for (const path of paths) {
      const named = {
        path,
        name: 'a',
        as: 'view',
        until: String(Date.now() + 60_000),
        signature: '0'.repeat(64),
      };
      const response = await openPage(`/report/files?${new URLSearchParams(named).toString()}`);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toMatch(mentionsReport);
    }
  });

  it('by email', async () => {
    const mail = await waitFor('the mail', async () => (await mailsTo(job.email))[0]);
    expect(mail.html).toContain(job.reportKey);
    expect(JSON.stringify(mail)).not.toMatch(mentionsReport);
  });

  it('through the portal’s and /reports lists', async () => {
    const reports = await call<OpenReportsAnswer>('portal-reports-open', {
      email: job.email,
      booking: job.reportKey,
    });
    expect(reports.result?.state).toBe('open');
    expect(JSON.stringify(reports.result)).toContain(job.reportKey);
    expect(JSON.stringify(reports.result)).not.toMatch(mentionsReport);
    const idToken = tokens['the customer'] ?? '';
    const places = { bookingsAfter: null, reportsAfter: null };
    const portal = await call('portal-open', places, { idToken });
    expect(JSON.stringify(portal.result)).toContain(job.reportKey);
    expect(JSON.stringify(portal.result)).not.toMatch(mentionsReport);
  });
});
