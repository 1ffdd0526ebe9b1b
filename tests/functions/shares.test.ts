import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenPortalAnswer } from '@domain/portal/portal-calls';
import type { SharedLink } from '@domain/share/share-calls';
import { call } from './support/call';
import { stored } from './support/stored';
import { customerToken, reportedClient } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { actionsOn, trailOf } from './support/trail';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const noParts = { photos: false, costs: false, notes: false, video: false, pdf: false };

const share = (idToken: string, reportId: string, changes: object = {}) =>
  call<SharedLink>(
    'portal-share-create',
    {
      reportId,
      recipientName: 'Jo Park',
      recipientRole: 'agent',
      parts: { ...noParts, photos: true },
      consent: true,
      idempotencyKey: randomUUID(),
      ...changes,
    },
    { idToken },
  );
const revoke = (idToken: string, shareId: string) =>
  call('portal-share-revoke', { shareId, idempotencyKey: randomUUID() }, { idToken });

async function sharesIn(idToken: string) {
  const places = { bookingsAfter: null, reportsAfter: null };
  const { result } = await call<OpenPortalAnswer>('portal-open', places, { idToken });
  return result?.reports.rows.flatMap(({ shares }) => shares) ?? [];
}

describe('a shared link', () => {
  it('is created once, shows the agreed parts, and has its own key', async () => {
    const client = await reportedClient(admin, { paid: true });
    const token = await customerToken(client.customerId);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => share(token, client.reportId, { idempotencyKey })));
    const ids = new Set(answers.map(({ result }) => result?.id));
    expect(ids.size).toBe(1);
    const link = answers[0]?.result;
    expect(await sharesIn(token)).toEqual([link]);
    const key = link?.url?.slice(-24) ?? '';
    expect(await stored('access_links', key)).toMatchObject({
      kind: 'share',
      subject: link?.id,
      scopes: ['share'],
      revoked_at: null,
    });
    expect(await stored('report_shares', link?.id ?? '')).toMatchObject({
      kind: 'report',
      report_id: client.reportId,
      booking_id: client.bookingId,
      customer_id: client.customerId,
      recipient_name: 'Jo Park',
      parts: { ...noParts, photos: true },
    });
    const trail = await trailOf(link?.id ?? '');
    expect(trail.map((entry) => [entry.get('action'), entry.get('actor')] as unknown[])).toEqual([
      ['shared', { kind: 'customer', id: client.customerId }],
    ]);
  });

  it('ends at once, and revoking it again does nothing', async () => {
    const client = await reportedClient(admin, { paid: true });
    const token = await customerToken(client.customerId);
    const link = (await share(token, client.reportId)).result;
    await revoke(token, link?.id ?? '');
    await revoke(token, link?.id ?? '');
    expect(await sharesIn(token)).toEqual([]);
    const ended = await stored('access_links', link?.url?.slice(-24) ?? '');
    expect(ended).toMatchObject({ revoked_at: expect.any(Timestamp) as Timestamp });
    expect(await actionsOn(link?.id ?? '')).toEqual(['shared', 'revoked']);
  });

  it('requires an unlocked report and the client’s consent', async () => {
    const client = await reportedClient(admin);
    const token = await customerToken(client.customerId);
    expect((await share(token, client.reportId)).error?.details).toMatchObject({
      code: 'not-allowed',
      userMessage: 'You can share a report once it’s paid for.',
    });
    expect((await share(token, client.reportId, { consent: false })).error?.details?.fields).toEqual({
      consent: 'Check the box to agree.',
    });
  });

  it('can be created and revoked only by its client', async () => {
    const mine = await reportedClient(admin, { paid: true });
    const other = await reportedClient(admin, { paid: true });
    const [own, others] = [await customerToken(mine.customerId), await customerToken(other.customerId)];
    expect((await share(others, mine.reportId)).error?.details?.code).toBe('not-found');
    const link = (await share(own, mine.reportId)).result;
    expect((await revoke(others, link?.id ?? '')).error?.details?.code).toBe('not-found');
    expect(await sharesIn(others)).toEqual([]);
    expect(await sharesIn(own)).toHaveLength(1);
    expect((await share(admin.idToken, mine.reportId)).error?.details?.code).toBe('not-allowed');
  });
});
