import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenFileAnswer } from '@domain/portal/portal-calls';
import { reportsMissLimit } from '@domain/rate-limit/window';
import { newAddress } from '../../tools/testing/factories/new-address';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { fileAddressIn } from './support/file-address';
import { newEmail } from './support/new-contact';
import { officeOf } from './support/office';
import {
  acceptedClient,
  customerToken,
  marker,
  reportedClient,
  reportFileMade,
  reportFormOf,
  writeReport,
} from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const openReports = (email: string, booking: string, from = newAddress()) =>
  call<{ state: string; reports?: { rows: { id: string }[] } }>(
    'portal-reports-open',
    { email, booking },
    { from },
  );
const openFile = (email: string, booking: string, reportId: string) =>
  call<OpenFileAnswer>('portal-reports-file', { email, booking, reportId });
const stateOf = async (...asked: Parameters<typeof openReports>) =>
  (await openReports(...asked)).result?.state;

describe('/reports', () => {
  it('accepts the forms’ key and the report’s key, and shows no findings before payment', async () => {
    const client = await reportedClient(admin);
    for (const key of [client.key, client.reportKey, ` ${client.key}\n`]) {
      const { result } = await openReports(client.email.toUpperCase(), key);
      expect(result).toMatchObject({
        state: 'open',
        reports: { rows: [{ state: 'unpaid', amount: usualService.price }] },
      });
      expect(JSON.stringify(result)).not.toContain(marker);
    }
    await officeOf(admin).settlePayment({
      bookingId: client.bookingId,
      state: 'paid',
      method: 'cash',
      note: '',
    });
    expect((await openReports(client.email, client.key)).result?.reports?.rows).toMatchObject([
      { state: 'open', summary: `Summary ${marker}`, inspector_notes: `Notes ${marker}` },
    ]);
  });

  it('distinguishes a wrong address from a wrong key only for a caller with a valid key', async () => {
    const client = await acceptedClient(admin);
    expect(await stateOf(newEmail('stranger'), client.key)).toBe('other-email');
    expect(
      await stateOf(
        client.email,
        client.key.replace(/^./, (first) => (first === 'z' ? 'y' : 'z')),
      ),
    ).toBe('unknown');
    expect(await stateOf(client.email, client.bookingId)).toBe('unknown');
    await db
      .collection('access_links')
      .doc(client.key)
      .update({ expires_at: new Date(Date.now() - 1) });
    expect(await stateOf(client.email, client.key)).toBe('closed');
  });

  it('shows one report by its link, one booking’s by its key, and all by the portal’s code', async () => {
    const first = await reportedClient(admin, { paid: true });
    const second = await reportedClient(admin, { paid: true, email: first.email });
    const alone = await writeReport(admin, null, reportFormOf(first.email));
    const { email } = first;
    const listedBy = async (key: string) => {
      const { result } = await openReports(email, key);
      expect(result?.state).toBe('open');
      return result?.reports?.rows.map(({ id }) => id).toSorted();
    };
    expect(await listedBy(first.reportKey)).toEqual([first.reportId]);
    expect(await listedBy(second.reportKey)).toEqual([second.reportId]);
    expect(await listedBy(alone.reportKey)).toEqual([alone.reportId]);
    expect(await listedBy(first.key)).toEqual([first.reportId]);
    expect(await listedBy(second.key)).toEqual([second.reportId]);
    const idToken = await customerToken(first.customerId);
    const portal = await call<{ reports: { rows: { id: string }[] } }>(
      'portal-open',
      { bookingsAfter: null, reportsAfter: null },
      { idToken },
    );
    expect(portal.result?.reports.rows.map(({ id }) => id).toSorted()).toEqual(
      [first.reportId, second.reportId, alone.reportId].toSorted(),
    );

    const { result } = await openReports(email, first.reportKey);
    for (const other of [second, alone]) {
      expect(JSON.stringify(result)).not.toContain(other.reportKey);
      for (const key of [first.key, first.reportKey]) {
        expect((await openFile(email, key, other.reportId)).error?.details?.code).toBe('not-found');
      }
    }
    await reportFileMade(first.reportId);
    expect((await openFile(email, first.reportKey, first.reportId)).result?.state).toBe('ready');
    expect((await openFile(email, second.reportKey, first.reportId)).error?.details?.code).toBe('not-found');
  });

  it('blocks a connection after five failures, and never the owner whose key a stranger tried', async () => {
    const client = await acceptedClient(admin);
    const from = newAddress();
    for (let miss = 0; miss < reportsMissLimit.accepted; miss += 1) {
      expect(await stateOf(client.email, 'nobody-has-this-key', from)).toBe('unknown');
    }
    expect(await stateOf(client.email, client.key, from)).toBe('closed');
    expect(await stateOf(client.email, client.key)).toBe('open');
    const strangers = [newAddress(), newAddress()];
    for (const stranger of strangers) {
      for (let miss = 0; miss < reportsMissLimit.accepted; miss += 1) {
        expect(await stateOf(newEmail('stranger'), client.key, stranger)).toBe('other-email');
      }
      expect(await stateOf(newEmail('stranger'), client.key, stranger)).toBe('closed');
      expect(await stateOf(client.email, client.key, stranger), 'a guess that is right comes too late').toBe(
        'closed',
      );
    }
    expect(await stateOf(client.email, client.key)).toBe('open');
    expect(await stateOf(newEmail('mistyped'), client.key)).toBe('other-email');
  });

  it('returns an unlocked report’s PDF to anyone who can view it', async () => {
    const client = await reportedClient(admin, { paid: true });
    const unpaid = await reportedClient(admin);
    await reportFileMade(client.reportId);
    expect(fileAddressIn(await openFile(client.email, client.key, client.reportId))).toContain(
      '/report/files?',
    );
    expect((await openFile(unpaid.email, unpaid.key, client.reportId)).error?.details?.code).toBe(
      'not-found',
    );
    expect((await openFile(unpaid.email, unpaid.key, unpaid.reportId)).error?.details?.code).toBe(
      'not-found',
    );
    expect((await openFile(client.email, unpaid.key, client.reportId)).error?.details?.code).toBe(
      'not-found',
    );
  });
});
