import { beforeAll, describe, expect, it } from 'vitest';
import { returnService } from '@domain/outreach/report-reminder';
import { isBookAgain } from '@domain/request/book-again';
import { findingOf } from '@domain/report/testing/finding-of';
import { factorySettings } from '@domain/settings/factory-settings';
import { trustedJson } from '../../tools/trusted-json';
import { db } from './support/admin-sdk';
import { openPage, reportedJob, sendForm, settle, type ReportedJob } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const findings = [findingOf({ recommendation: 'Have the line scoped again in 12 months.' })];
const storedReport = async ({ reportId }: ReportedJob) =>
  (await db.collection('inspection_reports').doc(reportId).get()).data();
const pageOf = ({ reportKey }: ReportedJob) => `/report/${reportKey}`;
const script = '/report-assets/opened.js';

describe('the first opening of a report', () => {
  it('is noted by the script’s event, not by loading the page, and never changes', async () => {
    const job = await reportedJob(admin);
    await settle(admin, job);
    for (const method of ['GET', 'HEAD', 'GET']) await openPage(pageOf(job), { method });
    expect(await storedReport(job)).toMatchObject({ opened_at: null, review_state: null });
    expect(await (await openPage(pageOf(job))).text()).toContain(script);
    expect((await sendForm(`${pageOf(job)}/opened`, [])).status).toBe(303);
    const first = await storedReport(job);
    expect(first).toMatchObject({ review_state: 'waiting' });
    expect(first?.opened_at).not.toBeNull();
    await sendForm(`${pageOf(job)}/opened`, []);
    expect((await storedReport(job))?.opened_at).toEqual(first?.opened_at);
    expect(await (await openPage(pageOf(job))).text()).not.toContain(script);
  });

  it('isn’t noted for another site, while it is unpaid, or in the office’s preview', async () => {
    const job = await reportedJob(admin);
    await sendForm(`${pageOf(job)}/opened`, []);
    expect(await (await openPage(pageOf(job))).text()).not.toContain(script);
    await settle(admin, job);
    await sendForm(`${pageOf(job)}/opened`, [], { 'Sec-Fetch-Site': 'cross-site' });
    expect(await (await openPage(`${pageOf(job)}?admin=true`)).text()).not.toContain(script);
    expect(await storedReport(job)).toMatchObject({ opened_at: null });
  });
});

describe('the reminder of a report', () => {
  it('follows the findings, and can be declined by the report’s link, whatever a scanner opens', async () => {
    const job = await reportedJob(admin, { changes: { findings } });
    await settle(admin, job);
    expect((await storedReport(job))?.reminder).toEqual({
      due_on: '2027-03-05',
      source: 'findings',
      state: 'waiting',
      at: null,
    });
    const link = `${pageOf(job)}/reminder`;
    expect((await openPage(link)).headers.get('location')).toBe(`${pageOf(job)}#reminder`);
    await sendForm(link, [], { 'Sec-Fetch-Site': 'cross-site' });
    expect(await storedReport(job)).toMatchObject({ reminder: { state: 'waiting' } });
    expect((await sendForm(link, [])).headers.get('location')).toBe(`${pageOf(job)}#reminder`);
    expect(await storedReport(job)).toMatchObject({ reminder: { state: 'declined', due_on: '2027-03-05' } });
    expect(await (await openPage(pageOf(job))).text()).toContain('We won’t remind you');
  });

  it('is none for a report that doesn’t ask for another look', async () => {
    expect(await storedReport(await reportedJob(admin))).toMatchObject({ reminder: null });
  });

  it('leads to the booking form, filled in, by no address that names the client', async () => {
    const job = await reportedJob(admin, { changes: { findings } });
    await settle(admin, job);
    const page = await (await openPage(`${pageOf(job)}/book`)).text();
    expect(page).toContain('/report-assets/again.js');
    expect(page).toContain('href="/#booking"');
    const values: unknown = trustedJson(
      (/data-values="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
    );
    expect(isBookAgain(values)).toBe(true);
    expect(values).toMatchObject({
      name: 'Ann Lee',
      email: job.email,
      propertyAddress: '12 Main St, Akron, OH 44606',
      serviceType: returnService(factorySettings.services).title,
    });
    expect((await openPage(`/report/${'2'.repeat(24)}/book`)).status).toBe(404);
  });
});
