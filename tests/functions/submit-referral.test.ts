import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { db } from './support/admin-sdk';
import { newAddress } from '../factories/new-address';
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
  it('is stored with its fixed service, company and reward as text and as fields, and no progress yet', async () => {
    const id = await submitReferral(
      newReferral({ referrerKind: 'home-inspector', agentPhone: '(385) 555-0164' }),
    );
    expect(await stored('referrals', id)).toMatchObject({
      referrer_name: 'Marcus Oyelaran',
      referrer_phone_e164: '+13855550164',
      referrer_company: 'Oyelaran Realty',
      referrer_kind: 'home-inspector',
      preferred_reward: 'steakhouse-gift-card',
      service_needed: 'Sewer Scope Inspection',
      additional_notes: 'Company: Oyelaran Realty. Preferred reward: Steakhouse gift card',
      client_agreed: false,
      device: '',
      lead_id: null,
      booking_id: null,
      progress: 'none',
    });
  });

  it('keeps of the device’s key only a pseudonym', async () => {
    const deviceKey = randomUUID();
    const id = await submitReferral(newReferral({ deviceKey }));
    const document = await stored('referrals', id);
    expect(document?.device).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(document)).not.toContain(deviceKey);
  });

  it('is stored once, however often it is sent', async () => {
    const data = newReferral();
    const body = referralCall(data);
    await Promise.all(Array.from({ length: 10 }, () => sendReferral(body)));
    const rows = await db.collection('referrals').where('client_email', '==', data.clientEmail).get();
    expect(rows.size).toBe(1);
    const links = await db.collection('access_links').where('subject', '==', rows.docs[0]?.id).get();
    expect(links.size).toBe(1);
  });

  it('is refused at its field where the reward is not on offer', async () => {
    const { error } = await sendReferral(referralCall({ ...newReferral(), referralReward: 'cash' }));
    expect(error?.details?.fields?.referralReward).toBe('Choose a reward from the list.');
  });
});

describe('its mails', () => {
  it('go to the office, and to the referrer with a link that works', async () => {
    const data = newReferral({ clientName: 'Very Particular Client' });
    const id = await submitReferral(data);
    const { html, subject } = await mailTo(data.agentEmail);
    expect(subject).toBe('We have your referral of Very Particular Client');
    const key = /\/referral-app\/tracker\?link=([2-9a-z]{24})/.exec(html)?.[1] ?? '';
    expect(key).toBe(await trackingKeyOf(id));
    const { result } = await track({ tracking: key });
    expect(result?.referrals).toMatchObject([{ kind: 'full', client_name: 'Very Particular Client' }]);
    expect(await stored('mail', `office_new_referral_${id}`)).toBeTruthy();
  });

  it('reach the client only where the referrer says that they agree', async () => {
    const silent = newReferral();
    const agreed = newReferral({ clientAgreed: true });
    const silentId = await submitReferral(silent);
    await submitReferral(agreed);
    const mail = await mailTo(agreed.clientEmail);
    expect(mail.subject).toBe('Your sewer line inspection, by Wasatch Sewer Scope');
    expect(mail.text).toContain('Marcus Oyelaran, Oyelaran Realty');
    expect(mail.html).not.toContain('/tracker?link=');
    expect(await stored('mail', `referral_introduction_${silentId}`)).toBeUndefined();
    expect(await mailsTo(silent.clientEmail)).toHaveLength(0);
  });
});

describe('the limit', () => {
  it('lets 3 through in 10 minutes, and 20 from a device that says which it is', async () => {
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
    expect(await allowed(randomUUID(), 21)).toEqual([...accepted(20), 'rate-limited']);
  });

  it('is one for a network, whatever number of devices it claims to be', async () => {
    const from = newAddress();
    const answers = [];
    for (let index = 0; index < 21; index += 1) {
      answers.push(await sendReferral(referralCall(newReferral({ deviceKey: randomUUID() })), from));
    }
    expect(answers.at(-1)?.error?.details?.code).toBe('rate-limited');
  });
});
