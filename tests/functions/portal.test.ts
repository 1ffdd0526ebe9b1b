import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenFileAnswer, OpenPortalAnswer } from '@domain/portal/portal-calls';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { fileAddressIn } from './support/file-address';
import { officeOf } from './support/office';
import {
  acceptedClient,
  customerToken,
  marker,
  reportedClient,
  reportFileMade,
} from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { submitJobForm } from './support/submit';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const openPortal = (idToken: string, places: object = {}) =>
  call<OpenPortalAnswer>('portal-open', { bookingsAfter: null, reportsAfter: null, ...places }, { idToken });
const openFile = (idToken: string, wanted: object) =>
  call<OpenFileAnswer>('portal-file-open', wanted, { idToken });

describe('the portal', () => {
  it('shows a customer their bookings and reports, and no findings before payment', async () => {
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
        property_address: '12 Main St, Akron, OH 44606',
        amount: usualService.price,
        url: expect.stringContaining(client.reportKey) as string,
        receipt: null,
        receipt_voided: false,
        shares: [],
      },
    ]);
    expect(JSON.stringify(result)).not.toContain(marker);
    expect((await openFile(token, { kind: 'report', id: client.reportId })).error?.details?.code).toBe(
      'not-found',
    );

    await officeOf(admin).settlePayment({
      bookingId: client.bookingId,
      state: 'waived',
      method: '',
      note: 'Ours',
    });
    const open = (await openPortal(token)).result?.reports.rows[0];
    expect(open).toMatchObject({ state: 'open', summary: `Summary ${marker}`, receipt: null });
  });

  it('links to the remaining steps, and to none for a finished job', async () => {
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

  it('lists many bookings page by page', async () => {
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

  it('returns the signed agreement, the report, and the receipt as files', async () => {
    const client = await reportedClient(admin, { paid: true });
    const token = await customerToken(client.customerId);
    await reportFileMade(client.reportId);
    expect(fileAddressIn(await openFile(token, { kind: 'report', id: client.reportId }))).toContain(
      '/report/files?',
    );
    const unsigned = await openFile(token, { kind: 'agreement', id: client.bookingId });
    expect(unsigned.error?.details?.code).toBe('not-found');

    const url = fileAddressIn(await openFile(token, { kind: 'job-receipt', id: client.bookingId }));
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

  it('returns a document once it is signed', async () => {
    const client = await acceptedClient(admin);
    await submitJobForm('agreement', { key: client.key });
    const token = await customerToken(client.customerId);
    const wanted = { kind: 'agreement', id: client.bookingId };
    await waitFor('the document', async () => fileAddressIn(await openFile(token, wanted)));
    expect((await openPortal(token)).result?.bookings.rows[0]?.signedDocuments).toEqual(['agreement']);
  });

  it('never shows another customer’s data', async () => {
    const mine = await reportedClient(admin, { paid: true });
    const other = await acceptedClient(admin);
    await submitJobForm('agreement', { key: mine.key });
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

  it('is for customers only, who can call nothing else', async () => {
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

  it('no longer shows a deleted job', async () => {
    const { customerId, bookingId } = await reportedClient(admin, { paid: true });
    const token = await customerToken(customerId);
    await officeOf(admin).deleteJob({ bookingId });
    const { result } = await openPortal(token);
    expect(result?.bookings.rows).toEqual([]);
    expect(result?.reports.rows).toEqual([]);
  });
});
