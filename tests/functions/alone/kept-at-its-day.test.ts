import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportAnswer } from '@domain/report/report-calls';
import { newReportForm } from '@domain/report/report-form';
import { findingOf } from '@domain/report/testing/finding-of';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Settings } from '@domain/settings/settings';
import type { SaveSettingsAnswer } from '@domain/settings/settings-calls';
import { dollars } from '@domain/text/dollars';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { db } from '../support/admin-sdk';
import { call, callUntilTaken, submitRequest } from '../support/call';
import { mailTo } from '../support/mailbox';
import { newEmail } from '../support/new-contact';
import { appointment, officeOf, startedJobOf, type Office } from '../support/office';
import { submitReferral } from '../support/referral';
import { releaseMail } from '../support/release-mail';
import { openPage } from '../support/reported-job';
import { signIn, type SignedIn } from '../support/sign-in';
import { stored } from '../support/stored';

/** A service that can be retired. */
const service = factorySettings.services.catalog.find(({ id }) => id !== factorySettings.services.standard);
if (!service) throw new Error('the business has one service');

let owner: SignedIn;
let office: Office;
beforeAll(async () => {
  owner = await signIn();
  office = officeOf(owner);
});

/** As if nothing had been saved yet. */
async function forgetSettings(): Promise<void> {
  await db.recursiveDelete(db.collection('settings'));
  await db.recursiveDelete(db.collection('settings_versions'));
}
beforeEach(forgetSettings);
afterAll(forgetSettings);

let version = 0;
beforeEach(() => {
  version = 0;
});

async function save(changes: Partial<Settings>): Promise<void> {
  const settings = { ...factorySettings, ...changes };
  const asked = { seenVersion: version, settings, restoredFrom: null, idempotencyKey: randomUUID() };
  const { result } = await callUntilTaken<SaveSettingsAnswer>('office-settings-save', asked, owner);
  version += 1;
  expect(result).toEqual({ state: 'saved', version });
}

describe('a referral', () => {
  const { rewards } = factorySettings;

  async function earn(referralId: string): Promise<void> {
    const bookingId = await startedJobOf(office, referralId);
    await office.setStatus({ bookingId, status: 'completed' });
    await office.settlePayment({ bookingId, state: 'paid', method: 'card' });
  }

  it('earns the reward that was saved when it was sent, and a later one what is saved then', async () => {
    await save({ rewards: { ...rewards, amount: rewards.amount + 15 } });
    const earlier = await submitReferral();
    await save({ rewards: { ...rewards, offered: { agent: false, 'home-inspector': false } } });
    const later = await submitReferral();
    expect(await stored('referrals', earlier)).toMatchObject({ reward_amount: rewards.amount + 15 });
    expect(await stored('referrals', later)).toMatchObject({ reward_amount: 0 });

    await earn(earlier);
    await earn(later);
    expect(await stored('rewards', earlier)).toMatchObject({
      state: 'earned',
      amount: rewards.amount + 15,
    });
    expect(await stored('rewards', later)).toBeUndefined();
  });
});

describe('a job', () => {
  const { title, price } = service;

  it('keeps the title and price of its day, in its email and its report too', async () => {
    const email = newEmail();
    const leadId = await submitRequest(
      buildRequestSubmission({ email, service_type: title, total_price: price }),
    );
    const accepted = await office.acceptRequest({ leadId, ...appointment, total_price: price });
    const bookingId = accepted.result?.bookingId ?? '';
    const changed = { ...service, title: 'Renamed since', price: price + 111, active: false };
    const { services } = factorySettings;
    const catalog = services.catalog.map((each) => (each.id === service.id ? changed : each));
    await save({ services: { ...services, catalog } });

    await releaseMail(`booking_approved_${bookingId}`);
    const mail = await mailTo(email);
    expect(mail.text).toContain(title);
    expect(mail.text).toContain(dollars(price));
    expect(mail.text).not.toContain('Renamed since');

    await office.setStatus({ bookingId, status: 'in_progress' });
    await office.setStatus({ bookingId, status: 'completed' });
    const report = {
      ...newReportForm('2026-03-05'),
      clientName: 'Ann Lee',
      clientEmail: email,
      propertyAddress: '12 Main St, Akron, OH 44606',
      inspectionType: 'Sewer Scope',
      sewerScopeType: title,
      summary: 'One joint has to be repaired.',
      findings: [findingOf({ severity: 'high', footage: 34, mainProblem: 'Offset joint' })],
    };
    const { result } = await call<ReportAnswer>(
      'office-report-generate',
      { bookingId, report, idempotencyKey: randomUUID() },
      owner,
    );
    expect(await stored('bookings', bookingId)).toMatchObject({ service_type: title, total_price: price });
    expect(await stored('inspection_reports', result?.reportId ?? '')).toMatchObject({
      sewer_scope_type: title,
    });
    const page = await (await openPage(result?.url ?? '')).text();
    expect(page).toContain(dollars(price));
    expect(page).not.toContain(dollars(price + 111));
    expect(page).not.toContain('Renamed since');
  });
});
