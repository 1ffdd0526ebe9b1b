import { cities } from '@domain/business/cities';
import { business } from '@domain/business/business';
import { factorySettings } from '@domain/settings/factory-settings';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FullReferral } from '@domain/referral/track-referrals';
import { db } from './support/admin-sdk';
import { newAddress } from '../../tools/testing/factories/new-address';
import { newReferral, submitReferral, track, trackingKeyOf } from './support/referral';
import { appointment, officeOf, type Office } from './support/office';
import { newEmail, newPhone } from './support/new-contact';
import { stored } from './support/stored';
import { signIn } from './support/sign-in';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { toDocument } from '../../tools/testing/factories/to-document';

let office: Office;
beforeAll(async () => {
  office = officeOf(await signIn());
});

/** Two referrals by one agent from one device. */
async function agentWithReferrals() {
  const agent = { agentEmail: newEmail('agent'), agentPhone: newPhone(), deviceKey: randomUUID() };
  const clients = [
    {
      clientName: 'Priya Sandoval',
      inspectionAddress: `77 Very Secret Way, ${cities[0]}, ${business.stateCode}`,
    },
    { clientName: 'Noah Park', inspectionAddress: `5 Hidden Hollow, ${cities[1]}, ${business.stateCode}` },
  ].map((client) => newReferral({ ...agent, ...client }));
  const ids: string[] = [];
  for (const client of clients) ids.push(await submitReferral(client));
  return { ...agent, clients, ids };
}

/** Every text about a client that must not appear in a stranger's response. */
const secretsOf = ({ clients }: Awaited<ReturnType<typeof agentWithReferrals>>) =>
  clients.flatMap((client) => [
    client.clientName,
    client.clientEmail,
    client.clientPhone,
    client.clientPhone.replace(/\D/g, ''),
    client.inspectionAddress,
    client.inspectionAddress.split(',')[0] ?? '',
    factorySettings.rewards.options[0]?.label ?? '',
  ]);

describe('with only a phone number', () => {
  it('shows no contact data, only initials, city, date, and status', async () => {
    const agent = await agentWithReferrals();
    const { result } = await track({ phone: agent.agentPhone });
    const today = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string;
    expect(result).toEqual({
      referrals: [
        {
          kind: 'masked',
          initials: 'N. P.',
          city: cities[1],
          date: today,
          status: 'Submitted',
          estimated: false,
        },
        {
          kind: 'masked',
          initials: 'P. S.',
          city: cities[0],
          date: today,
          status: 'Submitted',
          estimated: false,
        },
      ],
      more: false,
      totals: null,
    });
    const bytes = JSON.stringify(result);
    for (const secret of [...secretsOf(agent), ...agent.ids, agent.agentEmail])
      expect(bytes).not.toContain(secret);
  });

  it('shows no more after a referral under that number, by key or by link', async () => {
    const agent = await agentWithReferrals();
    const deviceKey = randomUUID();
    const ownId = await submitReferral(
      newReferral({ agentPhone: agent.agentPhone, agentEmail: newEmail('stranger'), deviceKey }),
    );
    const answers = [
      await track({ phone: agent.agentPhone, deviceKey }),
      await track({ phone: agent.agentPhone, tracking: await trackingKeyOf(ownId) }),
      await track({ tracking: await trackingKeyOf(ownId) }),
      await track({ deviceKey }),
    ];
    for (const { result } of answers) {
      expect(result?.referrals[0]).toMatchObject({ kind: 'full', id: ownId });
      expect(result?.referrals.slice(1).every(({ kind }) => kind === 'masked')).toBe(true);
      const bytes = JSON.stringify(result?.referrals.slice(1));
      for (const secret of secretsOf(agent)) expect(bytes).not.toContain(secret);
    }
  });

  it('shows no more with an invented key or an ended link', async () => {
    const agent = await agentWithReferrals();
    const key = await trackingKeyOf(agent.ids[0] ?? '');
    await db.collection('access_links').doc(key).update({ revoked_at: new Date() });
    for (const proof of [{ tracking: key }, { tracking: '2'.repeat(24) }, { deviceKey: randomUUID() }]) {
      const { result } = await track({ phone: agent.agentPhone, ...proof });
      expect(result?.referrals.map(({ kind }) => kind)).toEqual(['masked', 'masked']);
    }
    expect((await track({ tracking: key })).error?.details?.code).toBe('not-allowed');
    expect((await track({ tracking: '2'.repeat(24) })).error?.details?.code).toBe('not-found');
  });
});

describe('rows in full', () => {
  it('are those that the device sent, newest first', async () => {
    const agent = await agentWithReferrals();
    for (const asked of [
      { phone: agent.agentPhone, deviceKey: agent.deviceKey },
      { deviceKey: agent.deviceKey },
    ]) {
      const { result } = await track(asked);
      expect(result?.referrals).toMatchObject([
        { kind: 'full', client_name: 'Noah Park', client_email: agent.clients[1]?.clientEmail },
        { kind: 'full', client_name: 'Priya Sandoval', reward: null },
      ]);
    }
  });

  it('with the emailed link, are those of the same phone and email, from any device', async () => {
    const agent = await agentWithReferrals();
    const colleague = newReferral({ agentPhone: agent.agentPhone, agentEmail: newEmail('colleague') });
    await submitReferral(colleague);
    const { result } = await track({ tracking: await trackingKeyOf(agent.ids[0] ?? '') });
    expect(result?.referrals.map(({ kind }) => kind)).toEqual(['masked', 'full', 'full']);
    expect(JSON.stringify(result)).not.toContain(colleague.clientEmail);
  });

  it('a form link is not a tracking link, nor the reverse', async () => {
    const agent = await agentWithReferrals();
    const [referralId = ''] = agent.ids;
    await office.acceptReferral({ referralId, as: 'booking', appointment });
    const bookingId = String((await stored('referrals', referralId))?.booking_id);
    const formsKey = await trackingKeyOf(bookingId);
    expect((await track({ tracking: formsKey })).error?.details?.code).toBe('not-found');
  });
});

describe('the status', () => {
  it('depends on the referral’s age while it is not linked', async () => {
    const { ids, deviceKey } = await agentWithReferrals();
    const created = new Date(Date.now() - 5 * 86_400_000);
    await db
      .collection('referrals')
      .doc(ids[0] ?? '')
      .update({ created_at: created });
    const { result } = await track({ deviceKey });
    const row = result?.referrals.find((each) => (each as FullReferral).id === ids[0]) as FullReferral;
    expect(row.status).toBe('Scheduled');
    expect(row.timeline.map(({ at }) => at)).toEqual([created.toISOString(), null, null]);
  });

  it('is the real one once it is linked, also in the masked row', async () => {
    const agent = await agentWithReferrals();
    const [referralId = ''] = agent.ids;
    await db
      .collection('referrals')
      .doc(referralId)
      .update({ created_at: new Date('2020-01-01') });
    const rowOf = async () => (await track({ phone: agent.agentPhone })).result?.referrals.at(-1);
    expect(await rowOf()).toMatchObject({ status: 'Completed', estimated: true });
    await office.acceptReferral({ referralId, as: 'lead' });
    const masked = await rowOf();
    expect(masked).toMatchObject({ kind: 'masked', status: 'Contacted', estimated: false });
    const full = (await track({ deviceKey: agent.deviceKey })).result?.referrals.at(-1) as FullReferral;
    expect(full.timeline.map(({ status }) => status)).toEqual(['Submitted', 'Contacted']);
    expect(full.timeline.every(({ at }) => at !== null)).toBe(true);
  });
});

it('the whole number matches in any format, but no part of it', async () => {
  const agent = await agentWithReferrals();
  const digits = agent.agentPhone.replace(/\D/g, '');
  expect((await track({ phone: `1${digits}` })).result?.referrals).toHaveLength(2);
  expect((await track({ phone: digits.slice(0, 9) })).error?.details?.code).toBe('invalid-input');
  expect((await track({ phone: newPhone() })).result).toEqual({
    referrals: [],
    more: false,
    totals: null,
  });
});

it('a record without a device key is not matched by a missing key', async () => {
  await submitReferral(newReferral({ deviceKey: '' }));
  expect((await track({ deviceKey: '' })).error?.details?.code).toBe('invalid-input');
});

it('shows the 20 newest and says that there are more', async () => {
  const agentPhone = newPhone();
  const batch = db.batch();
  for (let index = 0; index < 21; index += 1) {
    const referral = buildReferral({
      referrer_phone_e164: `+1${agentPhone.replace(/\D/g, '')}`,
      created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    });
    batch.create(db.collection('referrals').doc(), toDocument(referral));
  }
  await batch.commit();
  const { result } = await track({ phone: agentPhone });
  expect(result?.referrals).toHaveLength(20);
  expect(result?.more).toBe(true);
  const dates = result?.referrals.map(({ date }) => date) ?? [];
  expect(dates).toEqual(dates.toSorted().reverse());
});

it('answers 30 lookups in 10 minutes, then says when to retry', async () => {
  const from = newAddress();
  const phone = newPhone();
  for (let index = 0; index < 30; index += 1) expect((await track({ phone }, from)).status).toBe(200);
  const { error, headers } = await track({ phone }, from);
  expect(error?.details?.code).toBe('rate-limited');
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await track({ phone })).status).toBe(200);
});
