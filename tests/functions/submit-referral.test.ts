import { factorySettings } from '@domain/settings/factory-settings';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { referenceOf } from '@domain/text/reference';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { db } from './support/admin-sdk';
import { newAddress } from '../../tools/testing/factories/new-address';
import { mailTo, mailsTo } from './support/mailbox';
import {
  newReferral,
  referralCall,
  sendReferral,
  submitReferral,
  track,
  trackingKeyOf,
} from './support/referral';
import { newEmail } from './support/new-contact';
import { stored } from './support/stored';

describe('a referral', () => {
  it('is stored with its fixed service, company and reward as text and as fields, and no progress', async () => {
    const id = await submitReferral(
      newReferral({ referrerKind: 'home-inspector', agentPhone: '(385) 555-0164' }),
    );
    expect(await stored('referrals', id)).toMatchObject({
      referrer_name: 'Marcus Oyelaran',
      referrer_phone_e164: '+13855550164',
      referrer_company: 'Oyelaran Realty',
      referrer_kind: 'home-inspector',
      preferred_reward: factorySettings.rewards.options[0]?.value,
      reward_amount: factorySettings.rewards.amount,
      service_needed: 'Sewer Scope Inspection',
      additional_notes: `Company: Oyelaran Realty. Preferred reward: ${factorySettings.rewards.options[0]?.label}`,
      client_agreed: false,
      device: '',
      lead_id: null,
      booking_id: null,
      progress: 'none',
    });
  });

  it('is stored with what the referrer wrote about the visit, and without it from an older app', async () => {
    const visit = {
      suitableDays: 'Any Tuesday',
      neededBy: addDays(calendarDateIn(business.timeZone, new Date()), 20),
      accessNotes: 'Lockbox',
    };
    expect(await stored('referrals', await submitReferral(newReferral(visit)))).toMatchObject({
      suitable_days: visit.suitableDays,
      needed_by: visit.neededBy,
      access_notes: visit.accessNotes,
    });
    const { suitableDays, neededBy, accessNotes, ...older } = newReferral();
    expect([suitableDays, neededBy, accessNotes]).toEqual(['', '', '']);
    const { result } = await sendReferral(referralCall(older));
    expect(await stored('referrals', result?.id ?? '')).toMatchObject({
      suitable_days: '',
      needed_by: '',
      access_notes: '',
    });
  });

  it('is refused at the field if the deadline is no date', async () => {
    const { error } = await sendReferral(referralCall(newReferral({ neededBy: '2026-02-31' })));
    expect(error?.details?.fields?.neededBy).toBe('Enter the date as month, day, and year.');
  });

  it('stores only a pseudonym of the device key', async () => {
    const deviceKey = randomUUID();
    const id = await submitReferral(newReferral({ deviceKey }));
    const document = await stored('referrals', id);
    expect(document?.device).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(document)).not.toContain(deviceKey);
  });

  it('is stored once however often it is sent', async () => {
    const data = newReferral();
    const body = referralCall(data);
    await Promise.all(Array.from({ length: 10 }, () => sendReferral(body)));
    const rows = await db.collection('referrals').where('client_email', '==', data.clientEmail).get();
    expect(rows.size).toBe(1);
    const links = await db.collection('access_links').where('subject', '==', rows.docs[0]?.id).get();
    expect(links.size).toBe(1);
  });

  it('is stored without a choice if it names an unknown reward', async () => {
    const id = await submitReferral(newReferral({ referralReward: 'cash' }));
    expect(await stored('referrals', id)).toMatchObject({
      preferred_reward: '',
      additional_notes: 'Company: Oyelaran Realty',
    });
  });
});

describe('its emails', () => {
  it('go to the office and to the referrer with a working link', async () => {
    const data = newReferral({ clientName: 'Very Particular Client' });
    const id = await submitReferral(data);
    const { html, subject } = await mailTo(data.agentEmail);
    expect(subject).toBe(`We have your referral (${referenceOf(id)})`);
    const key = /\/referral-app\/tracker\?link=([2-9a-z]{24})/.exec(html)?.[1] ?? '';
    expect(key).toBe(await trackingKeyOf(id));
    const { result } = await track({ tracking: key });
    expect(result?.referrals).toMatchObject([{ kind: 'full', client_name: 'Very Particular Client' }]);
    expect(await stored('mail', `office_new_referral_${id}`)).toBeTruthy();
  });

  it('go to the client only with the referrer’s confirmation of consent', async () => {
    const silent = newReferral();
    const agreed = newReferral({ clientAgreed: true });
    const silentId = await submitReferral(silent);
    await submitReferral(agreed);
    const mail = await mailTo(agreed.clientEmail);
    expect(mail.subject).toBe(`Your sewer line inspection by ${business.name}`);
    expect(mail.text).toContain('Marcus Oyelaran, Oyelaran Realty');
    expect(mail.html).not.toContain('/tracker?link=');
    expect(await stored('mail', `referral_introduction_${silentId}`)).toBeUndefined();
    expect(await mailsTo(silent.clientEmail)).toHaveLength(0);
  });
});

describe('the rate limit', () => {
  it('allows 3 in 10 minutes, also from a new device key, and 20 from a device that sent one days ago', async () => {
    const agent = { agentEmail: newEmail('agent') };
    const allowed = async (deviceKey: string, tries: number) => {
      const from = newAddress();
      const codes: (string | undefined)[] = [];
      for (let index = 0; index < tries; index += 1) {
        const body = referralCall(newReferral({ ...agent, deviceKey }));
        codes.push((await sendReferral(body, from)).error?.details?.code);
      }
      return codes;
    };
    const accepted = (count: number) => Array.from({ length: count }, () => undefined);
    expect(await allowed('', 4)).toEqual([...accepted(3), 'rate-limited']);
    const deviceKey = randomUUID();
    expect(await allowed(deviceKey, 4)).toEqual([...accepted(3), 'rate-limited']);
    const { docs } = await db.collection('referrals').where('referrer_email', '==', agent.agentEmail).get();
    const device = docs.find((referral) => referral.get('device') !== '');
    await device?.ref.update({ created_at: new Date(Date.now() - 1.9 * 86_400_000) });
    expect(await allowed(deviceKey, 4)).toEqual([...accepted(3), 'rate-limited']);
    await device?.ref.update({ created_at: new Date(Date.now() - 2.1 * 86_400_000) });
    expect(await allowed(deviceKey, 21)).toEqual([...accepted(20), 'rate-limited']);
  });

  it('applies to a network, whatever number of devices it claims', async () => {
    const from = newAddress();
    const answers = [];
    for (let index = 0; index < 4; index += 1) {
      answers.push(await sendReferral(referralCall(newReferral({ deviceKey: randomUUID() })), from));
    }
    expect(answers.at(-1)?.error?.details?.code).toBe('rate-limited');
  });
});
