import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenFileAnswer } from '@domain/portal/portal-calls';
import { reportsMissLimit } from '@domain/rate-limit/window';
import { newAddress } from '../factories/new-address';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { fileAddressIn } from './support/file-address';
import { newEmail } from './support/new-contact';
import { officeOf } from './support/office';
import { acceptedClient, marker, reportedClient, reportFileMade } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
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
    expect(fileAddressIn(await file(client.email, client.key, client.reportId))).toContain('/report/files?');
    expect((await file(unpaid.email, unpaid.key, client.reportId)).error?.details?.code).toBe('not-found');
    expect((await file(unpaid.email, unpaid.key, unpaid.reportId)).error?.details?.code).toBe('not-found');
    expect((await file(client.email, unpaid.key, client.reportId)).error?.details?.code).toBe('not-found');
  });
});
