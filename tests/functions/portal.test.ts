import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenFileAnswer, OpenPortalAnswer } from '@domain/portal/portal-calls';
import { reportsMissLimit } from '@domain/rate-limit/window';
import { auth, db } from './support/admin-sdk';
import { call, newAddress, type CallAnswer } from './support/call';
import { mailsTo, mailTo } from './support/mailbox';
import { newEmail, officeOf, stored } from './support/referral';
import {
  acceptedClient,
  customerToken,
  exchange,
  marker,
  reportedClient,
  reportFileMade,
  reportFormOf,
  writeReport,
} from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { submitBookingForm } from './support/submit';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const newBrowser = () => randomBytes(32).toString('hex');
const askFor = (email: string, browser: string, from = newAddress(), idempotencyKey: string = randomUUID()) =>
  call<{ loginId: string }>('portal-code-request', { email, browser, idempotencyKey }, { from });
const redeem = (asked: object, from = newAddress()) =>
  call<{ token: string }>('portal-code-redeem', { idempotencyKey: randomUUID(), ...asked }, { from });
const codeIn = (subject: string) => subject.slice(0, 9).replace(' ', '');

/** A code that was mailed, with all that redeems it. */
async function mailedCode() {
  const client = await acceptedClient(admin);
  const browser = newBrowser();
  const loginId = (await askFor(client.email, browser)).result?.loginId ?? '';
  const mail = await waitFor('the code', async () =>
    (await mailsTo(client.email)).find(({ subject }) => subject.includes('is your code')),
  );
  return { ...client, mail, asked: { loginId, browser, code: codeIn(mail.subject) } };
}

const expectRefused = ({ error }: CallAnswer<unknown>) =>
  expect(error?.details).toEqual({
    code: 'not-found',
    userMessage: 'Please check your email address or contact us.',
  });

describe('signing in to the portal', () => {
  it('takes the mailed code once, and gives a token that says whose it is', async () => {
    const { asked, customerId, mail } = await mailedCode();
    expect(mail.text).toContain(`${asked.code.slice(0, 4)} ${asked.code.slice(4)}`);
    const once = randomUUID();
    const { result } = await redeem({ ...asked, idempotencyKey: once });
    const claims = await auth.verifyIdToken(await exchange(result?.token ?? ''));
    expect(claims).toMatchObject({ uid: customerId, customer: true });
    expect(claims.admin).toBeUndefined();
    expectRefused(await redeem(asked));
    expect((await redeem({ ...asked, idempotencyKey: once })).result?.token).toBeDefined();
  });

  it('refuses a wrong code, an expired one, one of another browser and one that nobody asked for in the same words', async () => {
    const { asked } = await mailedCode();
    const wrong = asked.code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
    expectRefused(await redeem({ ...asked, code: wrong }));
    expectRefused(await redeem({ ...asked, browser: newBrowser() }));
    expectRefused(await redeem({ ...asked, loginId: randomUUID() }));
    const request = db.collection('login_requests').doc(asked.loginId);
    const end = (await request.get()).get('expires_at') as Date;
    await request.update({ expires_at: new Date(Date.now() - 1) });
    expectRefused(await redeem(asked));
    await request.update({ expires_at: end });
    expect((await redeem(asked)).result).toBeDefined();
  });

  it('takes five tries of a code, and then not even the right one', async () => {
    const { asked } = await mailedCode();
    const wrong = asked.code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    for (let tries = 0; tries < 5; tries += 1) expectRefused(await redeem({ ...asked, code: wrong }));
    expectRefused(await redeem(asked));
  });

  it('answers for an unknown address as for a known one, mails nothing, and has no code that works', async () => {
    const email = newEmail('stranger');
    const [unknown, known] = await Promise.all([askFor(email, newBrowser()), mailedCode()]);
    expect(Object.keys(unknown.result ?? {})).toEqual(['loginId']);
    expect(unknown.result?.loginId).toHaveLength(known.asked.loginId.length);
    const request = await waitFor('the look-up', async () => {
      const found = await stored('login_requests', unknown.result?.loginId ?? '');
      return found?.known === null ? null : found;
    });
    expect(request).toMatchObject({ known: false });
    expect(Object.keys(request ?? {}).sort()).toEqual(
      Object.keys((await stored('login_requests', known.asked.loginId)) ?? {}).sort(),
    );
    expect(await stored('mail', `login_code_${unknown.result?.loginId}`)).toBeUndefined();
  });

  it('is asked for once however often it is sent, and stores neither address nor code', async () => {
    const { email } = await acceptedClient(admin);
    const [browser, key] = [newBrowser(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => askFor(email, browser, newAddress(), key)));
    const ids = new Set(answers.map(({ result }) => result?.loginId));
    expect(ids.size).toBe(1);
    const mail = await mailTo(email).then(() =>
      waitFor('the code', async () =>
        (await mailsTo(email)).find(({ subject }) => subject.includes('is your code')),
      ),
    );
    const kept = JSON.stringify(await stored('login_requests', [...ids][0] ?? ''));
    expect(kept).not.toContain(email);
    expect(kept).not.toContain(codeIn(mail.subject));
    expect(kept).not.toContain(browser);
  });

  it('sends a second code at once, beside the first', async () => {
    const { email, asked } = await mailedCode();
    const again = await askFor(email, asked.browser);
    await waitFor(
      'the second code',
      async () =>
        (await mailsTo(email)).filter(({ subject }) => subject.includes('is your code')).length === 2,
    );
    expect(again.result?.loginId).not.toBe(asked.loginId);
  });

  it('is limited for each address and each connection, whoever it is', async () => {
    const email = newEmail('stranger');
    for (let count = 0; count < 5; count += 1) {
      expect((await askFor(email, newBrowser())).result).toBeDefined();
    }
    expect((await askFor(email, newBrowser())).error?.details?.code).toBe('rate-limited');
    const from = newAddress();
    for (let count = 0; count < 5; count += 1) await askFor(newEmail('stranger'), newBrowser(), from);
    const refused = await askFor(newEmail('stranger'), newBrowser(), from);
    expect(refused.error?.details?.userMessage).toMatch(
      /^Too many codes were asked for\. Please wait \d+ min/,
    );
  });

  it('is open to whoever has a report and no job', async () => {
    const email = newEmail('client');
    await writeReport(admin, null, reportFormOf(email));
    await askFor(email, newBrowser());
    await waitFor('the code', async () =>
      (await mailsTo(email)).find(({ subject }) => subject.includes('is your code')),
    );
  });
});

const openPortal = (idToken: string, places: object = {}) =>
  call<OpenPortalAnswer>('portal-open', { bookingsAfter: null, reportsAfter: null, ...places }, { idToken });
const openFile = (idToken: string, wanted: object) =>
  call<OpenFileAnswer>('portal-file-open', wanted, { idToken });
const addressIn = ({ result }: CallAnswer<OpenFileAnswer>) => (result?.state === 'ready' ? result.url : '');

describe('the portal', () => {
  it('shows a customer their bookings and reports, and before it is paid nothing of what was found', async () => {
    const client = await reportedClient(admin);
    const token = await customerToken(client.customerId);
    const { result } = await openPortal(token);
    expect(result?.customer.email).toBe(client.email);
    expect(result?.bookings.rows).toMatchObject([
      { id: client.bookingId, status: 'completed', payment_state: 'unpaid', receipt: false },
    ]);
    expect(result?.bookings.rows[0]?.report_url).toContain(client.reportKey);
    expect(result?.reports.rows).toEqual([
      {
        state: 'unpaid',
        id: client.reportId,
        report_date: '2026-03-05',
        property_address: '12 Main St, Provo, UT 84606',
        amount: 149,
        url: expect.stringContaining(client.reportKey) as string,
        receipt: null,
        shares: [],
      },
    ]);
    expect(JSON.stringify(result)).not.toContain(marker);
    expect((await openFile(token, { kind: 'report', id: client.reportId })).error?.details?.code).toBe(
      'not-found',
    );

    await officeOf(admin).setPayment({
      bookingId: client.bookingId,
      state: 'waived',
      method: '',
      note: 'Ours',
    });
    const open = (await openPortal(token)).result?.reports.rows[0];
    expect(open).toMatchObject({ state: 'open', summary: `Summary ${marker}`, receipt: null });
  });

  it('gives the links that are left to do, and none of a job that is over', async () => {
    const client = await acceptedClient(admin);
    const token = await customerToken(client.customerId);
    const before = (await openPortal(token)).result?.bookings.rows[0];
    expect(before).toMatchObject({ status: 'scheduled', key: client.key, fixed: null, report_url: null });
    await officeOf(admin).cancelJob({ bookingId: client.bookingId });
    expect((await openPortal(token)).result?.bookings.rows[0]).toMatchObject({
      status: 'cancelled',
      key: null,
    });
  });

  it('lists all of many, page by page', async () => {
    const client = await acceptedClient(admin);
    const first = await db.collection('bookings').doc(client.bookingId).get();
    const days = Array.from({ length: 14 }, (_, day) => `2025-01-${String(day + 1).padStart(2, '0')}`);
    for (const scheduled_date of [...days, '2025-01-14']) {
      await db.collection('bookings').add({ ...first.data(), scheduled_date });
    }
    const token = await customerToken(client.customerId);
    const one = (await openPortal(token)).result?.bookings;
    const two = (await openPortal(token, { bookingsAfter: one?.next })).result?.bookings;
    const rows = [...(one?.rows ?? []), ...(two?.rows ?? [])];
    expect(two?.next).toBeNull();
    expect(rows.map(({ scheduled_date }) => scheduled_date)).toEqual([
      first.get('scheduled_date'),
      '2025-01-14',
      ...days.toReversed(),
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(16);
  });

  it('gives the signed agreement, the report and the receipt as files', async () => {
    const client = await reportedClient(admin, { paid: true });
    const token = await customerToken(client.customerId);
    await reportFileMade(client.reportId);
    expect(addressIn(await openFile(token, { kind: 'report', id: client.reportId }))).toContain(
      '/report/files?',
    );
    const unsigned = await openFile(token, { kind: 'agreement', id: client.bookingId });
    expect(unsigned.error?.details?.code).toBe('not-found');

    const url = addressIn(await openFile(token, { kind: 'job-receipt', id: client.bookingId }));
    const receipt = await fetch(url);
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    expect(receipt.headers.get('cache-control')).toBe('private, no-store');
    expect(receipt.headers.get('content-disposition')).toMatch(/^attachment; filename="receipt-\d{8}-/);
    expect(
      Buffer.from(await receipt.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const other = await fetch(url.replace(client.bookingId, `${client.bookingId}x`));
    expect(other.status).toBe(403);
  });

  it('gives a paper once it is signed', async () => {
    const client = await acceptedClient(admin);
    await submitBookingForm('agreement', { key: client.key });
    const token = await customerToken(client.customerId);
    const wanted = { kind: 'agreement', id: client.bookingId };
    await waitFor('the paper', async () => addressIn(await openFile(token, wanted)));
    expect((await openPortal(token)).result?.bookings.rows[0]?.papers).toEqual(['agreement']);
  });

  it('never shows another customer’s', async () => {
    const mine = await reportedClient(admin, { paid: true });
    const other = await acceptedClient(admin);
    await submitBookingForm('agreement', { key: mine.key });
    const token = await customerToken(other.customerId);
    const wanted = [
      { kind: 'report', id: mine.reportId },
      { kind: 'agreement', id: mine.bookingId },
      { kind: 'job-receipt', id: mine.bookingId },
      { kind: 'report-receipt', id: mine.reportId },
    ];
    for (const file of wanted) {
      expect((await openFile(token, file)).error?.details?.code, file.kind).toBe('not-found');
    }
    const later = {
      bookingsAfter: `2099-01-01_${mine.bookingId}`,
      reportsAfter: `2099-01-01_${mine.reportId}`,
    };
    const { result } = await openPortal(token, later);
    expect(result?.bookings.rows.map(({ id }) => id)).toEqual([other.bookingId]);
    expect(result?.reports.rows).toEqual([]);
  });

  it('is for customers alone, and they get nothing else', async () => {
    const { customerId, bookingId } = await acceptedClient(admin);
    const someone = await signIn({ claim: false, record: false });
    expect((await call('portal-open', {})).error?.details?.code).toBe('not-signed-in');
    expect((await openPortal(someone.idToken)).error?.details?.code).toBe('not-allowed');
    expect((await openPortal(admin.idToken)).error?.details?.code).toBe('not-allowed');
    const token = await customerToken(customerId);
    const asAdmin = await call('office-job-cancel', { bookingId }, { idToken: token });
    expect(asAdmin.error?.details?.code).toBe('not-allowed');
    const documents = `http://${addresses.firestore}/v1/projects/${addresses.project}/databases/(default)/documents`;
    for (const path of [`bookings/${bookingId}`, `customers/${customerId}`]) {
      const read = await fetch(`${documents}/${path}`, { headers: { Authorization: `Bearer ${token}` } });
      expect(read.status, path).toBe(403);
    }
  });

  it('shows a job no more once it is deleted', async () => {
    const { customerId, bookingId } = await reportedClient(admin, { paid: true });
    const token = await customerToken(customerId);
    await officeOf(admin).deleteJob({ bookingId });
    const { result } = await openPortal(token);
    expect(result?.bookings.rows).toEqual([]);
    expect(result?.reports.rows).toEqual([]);
  });
});

const openReports = (email: string, booking: string, from = newAddress()) =>
  call<{ state: string; reports?: { rows: unknown[] } }>(
    'reports-open',
    { email, booking, after: null },
    { from },
  );
const stateOf = async (...asked: Parameters<typeof openReports>) =>
  (await openReports(...asked)).result?.state;

describe('/reports', () => {
  it('opens by the key of the forms as by that of the report, and before it is paid tells nothing of what was found', async () => {
    const client = await reportedClient(admin);
    for (const key of [client.key, client.reportKey, ` ${client.key}\n`]) {
      const { result } = await openReports(client.email.toUpperCase(), key);
      expect(result).toMatchObject({ state: 'open', reports: { rows: [{ state: 'unpaid', amount: 149 }] } });
      expect(JSON.stringify(result)).not.toContain(marker);
    }
    await officeOf(admin).setPayment({
      bookingId: client.bookingId,
      state: 'paid',
      method: 'cash',
      note: '',
    });
    expect((await openReports(client.email, client.key)).result?.reports?.rows).toMatchObject([
      { state: 'open', summary: `Summary ${marker}`, inspector_notes: `Notes ${marker}` },
    ]);
  });

  it('tells the address from the key only to who holds a real key', async () => {
    const client = await acceptedClient(admin);
    expect(await stateOf(newEmail('stranger'), client.key)).toBe('other-email');
    expect(await stateOf(client.email, client.key.replace(/^./, 'z'))).toBe('unknown');
    expect(await stateOf(client.email, client.bookingId)).toBe('unknown');
    await db
      .collection('access_links')
      .doc(client.key)
      .update({ expires_at: new Date(Date.now() - 1) });
    expect(await stateOf(client.email, client.key)).toBe('closed');
  });

  it('is closed after five misses, for a connection and for a key', async () => {
    const client = await acceptedClient(admin);
    const from = newAddress();
    for (let miss = 0; miss < reportsMissLimit.accepted; miss += 1) {
      expect(await stateOf(client.email, 'nobody-has-this-key', from)).toBe('unknown');
    }
    expect(await stateOf(client.email, client.key, from)).toBe('closed');
    expect(await stateOf(client.email, client.key)).toBe('open');
    for (let miss = 0; miss < reportsMissLimit.accepted; miss += 1) {
      expect(await stateOf(newEmail('stranger'), client.key)).toBe('other-email');
    }
    expect(await stateOf(client.email, client.key)).toBe('closed');
  });

  it('gives the PDF of a report that is open, to whoever it opens for', async () => {
    const client = await reportedClient(admin, { paid: true });
    const unpaid = await reportedClient(admin);
    await reportFileMade(client.reportId);
    const file = (email: string, booking: string, reportId: string) =>
      call<OpenFileAnswer>('reports-file', { email, booking, reportId });
    expect(addressIn(await file(client.email, client.key, client.reportId))).toContain('/report/files?');
    expect((await file(unpaid.email, unpaid.key, client.reportId)).error?.details?.code).toBe('not-found');
    expect((await file(unpaid.email, unpaid.key, unpaid.reportId)).error?.details?.code).toBe('not-found');
    expect((await file(client.email, unpaid.key, client.reportId)).error?.details?.code).toBe('not-found');
  });
});
