import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { reportInPortal } from '@domain/portal/report-in-portal';
import { findingOf } from '@domain/report/testing/finding-of';
import { readCode } from '../../functions/src/pdf/testing/read-code';
import { codesOf } from '../../functions/src/pdf/testing/codes-of';
import { db } from './support/admin-sdk';
import { storedFile } from './support/files';
import { openPage, reportedJob, sendForm, settle, type ReportedJob } from './support/reported-job';
import { signIn } from './support/sign-in';
import { waitFor } from './support/wait-for';

const film = `film-${randomUUID()}`;
let job: ReportedJob;
beforeAll(async () => {
  const admin = await signIn();
  job = await reportedJob(admin, {
    changes: {
      films: [{ id: film, label: 'Upstream' }],
      findings: [findingOf({ film, videoTime: '2:10', footage: 34 }), findingOf({ id: 'finding-0002' })],
    },
  });
  await settle(admin, job);
});

/** What the codes in a page's HTML say. */
function codesIn(html: string): string[] {
  return [...html.matchAll(/<div class="paper"><svg[^>]*><path d="([^"]*)"/g)].map(([, path = '']) =>
    readCode(
      [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, length]) => ({
        x: Number(x),
        y: Number(y),
        width: Number(length),
        height: 1,
      })),
    ),
  );
}

it('the client’s printed page leads to the portal, without the key', async () => {
  const html = await (await openPage(`/report/${job.reportKey}`)).text();
  const [code = '', ...others] = codesIn(html);
  expect(others).toEqual([]);
  expect(new URL(code).pathname + new URL(code).search).toBe(reportInPortal(job.reportId));
  expect(new URL(code).hash).toBe('#finding-1');
  expect(html).toContain('id="finding-1"');
});

it('so does the PDF', async () => {
  const path = await waitFor('the file', async () => {
    const version = await db.collection('report_versions').doc(`${job.reportId}_1`).get();
    return version.get('pdf.path') as string | undefined;
  });
  const codes = await codesOf((await storedFile(path)) ?? Buffer.alloc(0));
  expect(codes).toEqual(codesIn(await (await openPage(`/report/${job.reportKey}`)).text()));
});

it('a share’s printed page leads to the share, and has no moment where it has no video', async () => {
  const shared = async (video: boolean) => {
    const fields = { token: randomUUID(), to: 'someone', way: 'link', role: 'contractor', photos: 'on' };
    await sendForm(`/report/${job.reportKey}/share`, [
      ...Object.entries({ ...fields, ...(video && { video: 'on' }) }),
    ]);
    const { docs } = await db.collection('report_shares').where('report_id', '==', job.reportId).get();
    const share = docs.find((each) => each.get('parts.video') === video);
    const keys = await db.collection('access_links').where('subject', '==', share?.id).get();
    return keys.docs[0]?.id ?? '';
  };
  const [withIt, without] = [await shared(true), await shared(false)];
  const [code = ''] = codesIn(await (await openPage(`/report/${withIt}`)).text());
  expect(code).toMatch(new RegExp(`/report/${withIt}#finding-1$`));
  const { pathname } = new URL(code);
  expect((await openPage(pathname)).status).toBe(200);
  const html = await (await openPage(`/report/${without}`)).text();
  expect(html).toContain('id="finding-1"');
  expect(html).not.toMatch(/class="paper"|2:10/);
});
