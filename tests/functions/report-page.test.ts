import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportNumber } from '@domain/report/report-number';
import { db } from './support/admin-sdk';
import { newKey } from '../../tools/testing/factories/new-key';
import { call } from './support/call';
import { openPage, reportedJob, secret, settle, type ReportedJob } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let unpaid: ReportedJob;
let paid: ReportedJob;
beforeAll(async () => {
  admin = await signIn();
  [unpaid, paid] = await Promise.all([reportedJob(admin), reportedJob(admin)]);
  await settle(admin, paid);
  await waitFor('the file', async () => {
    const report = await db.collection('inspection_reports').doc(paid.reportId).get();
    return (report.get('report_files') as unknown[]).length > 0;
  });
});

const pageOf = async (key: string, query = '', init: RequestInit = {}) => {
  const response = await openPage(`/report/${key}${query}`, init);
  return { response, status: response.status, text: await response.text() };
};
const asAdmin = ({ idToken }: SignedIn): RequestInit => ({ headers: { Authorization: `Bearer ${idToken}` } });
const fileAddresses = (html: string) =>
  [...html.matchAll(/"([^"]*\/report\/files\?[^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

describe('a paid report', () => {
  it('is shown in full, and excluded from caches and search engines', async () => {
    const { response, text } = await pageOf(paid.reportKey);
    expect(response.status).toBe(200);
    for (const part of ['problem', 'observation', 'recommendation', 'summary', 'notes', 'disclaimers']) {
      expect(text).toContain(`${secret} ${part}`);
    }
    expect(text).toContain(`https://video.example.com/${secret}#t=465`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  });

  it('serves photos and files at addresses that do not reveal the key', async () => {
    const { text } = await pageOf(paid.reportKey);
    const addresses = fileAddresses(text);
    expect(addresses.join()).not.toContain(paid.reportKey);
    // Each response is read at once, because the server closes one that is not read in time.
    const files = await Promise.all(
      addresses.map(async (address) => {
        const response = await openPage(address);
        return { status: response.status, headers: response.headers, text: await response.text() };
      }),
    );
    expect(files.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    const types = new Set(files.map(({ headers }) => headers.get('content-type')));
    expect(types).toEqual(new Set(['image/jpeg', 'application/pdf']));
    const pdf = files.find(({ headers }) => headers.get('content-type') === 'application/pdf');
    expect(pdf?.headers.get('content-disposition')).toBe(
      `attachment; filename="sewer-report-${reportNumber(paid.reportId)}.pdf"`,
    );
    expect(pdf?.text.slice(0, 5)).toBe('%PDF-');
    for (const { headers } of files) expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuses file addresses that were modified', async () => {
    const [address = ''] = fileAddresses((await pageOf(paid.reportKey)).text);
    const changed = new URL(address);
    changed.searchParams.set('until', String(Date.now() + 86_400_000));
    expect((await openPage(changed.href)).status).toBe(403);
  });

  it('lists its versions and what each changed', async () => {
    const { result } = await call(
      'office-report-amend',
      {
        reportId: paid.reportId,
        amendment: 'The cost at 34 ft.',
        report: { ...paid.form, summary: 'Two joints.' },
        idempotencyKey: randomUUID(),
      },
      admin,
    );
    expect(result).toMatchObject({ version: 2 });
    const { text } = await pageOf(paid.reportKey);
    expect(text).toContain('Two joints.');
    expect(text).not.toContain(`${secret} summary`);
    expect(text).toContain('Changed: The cost at 34 ft.');
    expect(text).toMatch(/Version 1 of [A-Z][a-z]+ \d+, \d{4}/);
  });
});

describe('a link that is not valid', () => {
  it('gives the same page for an unknown and a malformed key', async () => {
    const answers = await Promise.all(
      [newKey(), 'x', '..%2F..', 'K'.repeat(24), ''].map((key) => pageOf(key)),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).toBe(answers[0]?.text);
      expect(text).toContain('We don’t recognize this link');
    }
  });

  it.each([
    ['expired', { expires_at: new Date(Date.now() - 1_000) }, 'This link has expired'],
    ['revoked', { revoked_at: new Date() }, 'This link was replaced'],
    ['deleted', { subject: null }, 'This report is no longer here'],
  ])('says that it is %s', async (_, change, sentence) => {
    const key = newKey();
    await db
      .collection('access_links')
      .doc(key)
      .set({
        kind: 'report',
        subject: paid.reportId,
        scopes: ['report'],
        created_at: new Date(),
        expires_at: new Date(Date.now() + 86_400_000),
        revoked_at: null,
        ...change,
      });
    const { status, text } = await pageOf(key);
    expect(status).toBe(410);
    expect(text).toContain(sentence);
    expect(text).not.toContain(secret);
  });

  it('is refused if it is a booking’s, which is for the forms', async () => {
    expect((await pageOf(paid.key)).status).toBe(404);
  });
});

describe('the preview', () => {
  const banner = 'Preview: the client sees the payment screen until this is paid.';

  it('is shown to an admin for an unpaid report', async () => {
    const { text } = await pageOf(unpaid.reportKey, '?admin=true', asAdmin(admin));
    expect(text).toContain(banner);
    expect(text).toContain(`${secret} problem`);
  });

  it('is not shown without asking or to anyone else', async () => {
    const claimOnly = await signIn({ claim: true, record: false });
    const answers = await Promise.all([
      pageOf(unpaid.reportKey, '', asAdmin(admin)),
      pageOf(unpaid.reportKey, '?admin=true'),
      pageOf(unpaid.reportKey, '?admin=true', asAdmin(claimOnly)),
      pageOf(unpaid.reportKey, '?admin=true', { headers: { Authorization: 'Bearer x' } }),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain('Amount due');
      expect(text).not.toContain(secret);
      expect(text).not.toContain(banner);
    }
  });
});

it('accepts only reads and its own forms', async () => {
  expect((await openPage(`/report/${paid.reportKey}`, { method: 'PUT' })).status).toBe(405);
  expect((await openPage('/report/files', { method: 'POST' })).status).toBe(404);
});

it('is closed with its job, before the deletion reaches the report', async () => {
  await db.collection('bookings').doc(paid.bookingId).set({ deleted_at: new Date() });
  const { status, text } = await pageOf(paid.reportKey);
  expect(status).toBe(410);
  expect(text).toContain('This report is no longer here');
  expect(text).not.toContain(secret);
});
