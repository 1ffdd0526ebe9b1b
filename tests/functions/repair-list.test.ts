import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from './support/admin-sdk';
import { openPage, reportedJob, secret, sendForm, settle, type ReportedJob } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { actionsOn } from './support/trail';

let admin: SignedIn;
let job: ReportedJob;
beforeAll(async () => {
  admin = await signIn();
  job = await reportedJob(admin);
  await settle(admin, job);
});

const chosen = () => job.form.findings[0]?.id ?? '';
const make = (fields: readonly (readonly [string, string])[], headers?: Record<string, string>) =>
  sendForm(`/report/${job.reportKey}/repair-list`, [['token', randomUUID()], ...fields], headers);
const listsOf = async ({ reportId }: ReportedJob) => {
  const found = await db.collection('report_shares').where('report_id', '==', reportId).get();
  return found.docs;
};
const keyOf = async (shareId: string) => {
  const links = await db.collection('access_links').where('subject', '==', shareId).get();
  return links.docs[0]?.id ?? '';
};

async function madeList(message = ''): Promise<string> {
  const before = new Set((await listsOf(job)).map(({ id }) => id));
  await make([
    ['finding', chosen()],
    ['recipient', 'Pat Seller'],
    ['message', message],
  ]);
  const made = (await listsOf(job)).find(({ id }) => !before.has(id));
  if (!made) throw new Error('no list was made');
  return made.id;
}

describe('a repair request list', () => {
  it('shows the chosen findings under its own key, and nothing else of the report', async () => {
    const id = await madeList('Please see to it.');
    const key = await keyOf(id);
    const page = await openPage(`/report/${key}`);
    const text = await page.text();
    expect(page.status).toBe(200);
    for (const part of [
      'From Ann to Pat Seller',
      'Please see to it.',
      `${secret} problem`,
      '$4,321',
      'At 7:45',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of ['summary', 'recommendations', 'notes', 'other', 'not inspected']) {
      expect(text).not.toContain(`${secret} ${part}`);
    }
    expect(text).not.toContain(`https://video.example.com`);
    expect(text).not.toContain(job.email);
    expect(text).not.toContain(job.reportKey);
    const file = await openPage(`/report/${key}/repair-list.pdf`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    // Its key gives access to nothing else.
    expect((await sendForm(`/report/${key}/repair-list`, [['finding', chosen()]])).status).toBe(404);
    expect((await sendForm(`/report/${key}/pay`, [])).status).toBe(404);
  });

  it('is listed on the client’s page with its link until it is revoked', async () => {
    const id = await madeList('To be closed.');
    const key = await keyOf(id);
    const page = async () => (await openPage(`/report/${job.reportKey}`)).text();
    expect(await page()).toContain(`/report/${key}`);
    const closed = await sendForm(`/report/${job.reportKey}/repair-list/close`, [['list', id]]);
    expect(closed.headers.get('location')).toBe(`/report/${job.reportKey}?list=closed#repair-request`);
    expect(await page()).not.toContain(key);
    const gone = await openPage(`/report/${key}`);
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain('This link was turned off');
    expect((await openPage(`/report/${key}/repair-list.pdf`)).status).toBe(410);
    expect(await actionsOn(id)).toEqual(['shared', 'revoked']);
  });

  it('numbers its findings as the report does', async () => {
    await make([['finding', job.form.findings[1]?.id ?? '']]);
    const made = (await listsOf(job)).find(
      (share) => (share.get('finding_ids') as string[])[0] === job.form.findings[1]?.id,
    );
    const page = await openPage(`/report/${await keyOf(made?.id ?? '')}`);
    expect(await page.text()).toContain(`2. ${secret} other`);
  });

  it('is created once if the form is sent twice', async () => {
    const before = (await listsOf(job)).length;
    const token = randomUUID();
    const send = () =>
      sendForm(`/report/${job.reportKey}/repair-list`, [
        ['token', token],
        ['finding', chosen()],
      ]);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await listsOf(job)).length).toBe(before + 1);
  });

  it('keeps the content of the version it was made from', async () => {
    expect((await listsOf(job))[0]?.data()).toMatchObject({ kind: 'repair-list', version: 1 });
  });

  it('needs a finding of this report', async () => {
    const answer = await make([['finding', 'no-such-finding']]);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Choose at least one finding.');
  });

  it('shows what was typed again where no finding is chosen or the message is too long', async () => {
    const typed = 'Please have the joint replaced before closing.';
    const none = await make([
      ['recipient', 'Sam Seller'],
      ['message', typed],
    ]);
    expect(none.status).toBe(422);
    const page = await none.text();
    expect(page).toContain('Choose at least one finding.');
    expect(page).toContain(typed);
    expect(page).toContain('value="Sam Seller"');
    expect(page).not.toMatch(/type="checkbox" name="finding"[^>]* checked/);

    const long = await make([
      ['finding', chosen()],
      ['message', typed.repeat(60)],
    ]);
    expect(long.status).toBe(422);
    const again = await long.text();
    expect(again).toContain('id="list-message-error"');
    expect(again).toContain(`name="finding" checked="" value="${chosen()}"`);
    // Where the browser loads the page again.
    const reloaded = await openPage(`/report/${job.reportKey}/repair-list`);
    expect(reloaded.headers.get('location')).toContain('#repair-request');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site in an old browser', { Origin: 'https://evil.example' }],
    ['nowhere', {}],
  ])('is made from the page alone, not from %s', async (_, headers) => {
    const before = (await listsOf(job)).length;
    const answer = await make([['finding', chosen()]], headers);
    expect(answer.status).toBe(404);
    expect((await listsOf(job)).length).toBe(before);
  });

  it('is refused for an unpaid report', async () => {
    const unpaid = await reportedJob(admin);
    await sendForm(`/report/${unpaid.reportKey}/repair-list`, [
      ['token', randomUUID()],
      ['finding', unpaid.form.findings[0]?.id ?? ''],
    ]);
    expect(await listsOf(unpaid)).toEqual([]);
  });
});
