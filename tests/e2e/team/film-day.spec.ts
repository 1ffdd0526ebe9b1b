import { createHash, randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { business } from '@domain/business/business';
import { filmPath } from '@domain/film/film-path';
import { box } from '@domain/film/testing/film-file';
import { collections } from '@domain/firestore/paths';
import type { Finding } from '@domain/report/finding';
import type { ReportForm } from '@domain/report/report-form';
import { calendarDateIn } from '@domain/time/calendar-date';
import { localBucket } from '../../../tools/admin/local-bucket';
import { localServices } from '../../../tools/admin/local-services';
import { openDesktop } from '../../../tools/testing/screens/people';
import { numberedFilm, numberedFilmBytes } from '../../../src/films/testing/numbered-film';
import { trustedJson } from '../../../tools/trusted-json';
import { openConnection, type Connection } from '../support/connection';
import { countedHands, type Effort } from '../support/effort';
import { endInspectors, jobFor, newInspector, signInAs } from '../support/inspectors';
import { cameraFilm, frameIn, reportFilms } from '../support/report-films';
import { reportWriter } from '../support/report-writer';
import { test } from '../support/test';
import { underWorker } from '../support/under-worker';

test.use({ serviceWorkers: 'allow' });

let connection: Connection;
test.beforeEach(async () => {
  connection = await openConnection();
});
test.afterEach(async () => {
  await endInspectors();
  connection.close();
});

/** From the card of a job in My Day to its sent report with five findings. */
const mostPresses = 60;
const mostCharacters = 120;

interface MarkedFinding {
  /** About where in the film, as a frame. */
  readonly near: number;
  readonly footage: string;
  /** The letters to search the library for, and what is typed into the blanks that are left. */
  readonly letters: string;
  readonly values: readonly string[];
}

const five: readonly MarkedFinding[] = [
  { near: 12, footage: '34', letters: 'bel', values: ['40', '1.5', 'r'] },
  { near: 37, footage: '52', letters: 'fin', values: ['3'] },
  { near: 58, footage: '58', letters: 'cra', values: ['9 to 3', '2'] },
  { near: 83, footage: '61', letters: 'hol', values: ['12', '1'] },
  { near: 110, footage: '80', letters: 'clear', values: [] },
];

/** What a report takes beside its findings, summary and film, see `inspect`. */
const aroundFindings: Effort = { presses: 15, characters: 2 };

function record(of: string, efforts: readonly Effort[]): void {
  const each = efforts.map(({ presses, characters }) => `${presses} presses and ${characters} characters`);
  const description = `${of}: ${each.join('; ')}`;
  test.info().annotations.push({ type: 'effort', description });
  process.stdout.write(`  ${description}\n`);
}

/** A film that no other job has: the numbered one, with a box of its own that players skip. */
function filmOf(job: string) {
  const name = `${job}.MP4`;
  return cameraFilm(name, Buffer.concat([numberedFilmBytes(), box('free', Buffer.from(job))]));
}

/** The frame that the player shows, once it stays. */
async function frameShown(page: Page): Promise<number> {
  const { video } = reportFilms(page);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.seeking)).toBe(false);
  return frameIn(await video.screenshot());
}

/** One finding from the film to its last blank. @returns the frame that was on the screen. */
async function markFinding(page: Page, effort: Effort, finding: MarkedFinding): Promise<number> {
  const hands = countedHands(page, effort);
  const films = reportFilms(page);
  const library = page.getByRole('dialog', { name: 'Findings library' });
  const name = 'Film 1';
  const slider = page.getByRole('slider', { name: `Position in ${name}` });
  await hands.tapAt(slider, finding.near / numberedFilm.frames);
  await hands.tap(page.getByRole('button', { name: `Forward one frame: ${name}` }));
  const footage = page.getByRole('textbox', { name: 'Footage here' });
  await hands.tap(footage);
  // The footage of the finding before is selected, so typing replaces it.
  await hands.type(finding.footage);
  await expect(footage).toHaveValue(finding.footage);
  const shown = await frameShown(page);
  await hands.tap(films.finding);
  await expect(library.getByRole('combobox')).toBeFocused();
  await hands.type(finding.letters);
  await hands.press('Enter');
  await expect(library).toHaveCount(0);
  for (const value of finding.values) {
    await expect(page.locator('[name^="blank-"]:focus')).toHaveValue('');
    await hands.type(value);
    await hands.press('Enter');
  }
  const back = page.getByRole('button', { name: 'Back to Film' });
  await expect(back).toBeFocused();
  if (finding !== five.at(-1)) {
    await hands.press('Enter');
    await expect(films.player).toBeFocused();
  }
  return shown;
}

/** A whole job, from its card to the report that waits to be sent. @returns the frames of its findings. */
async function inspect(page: Page, client: string, effort: Effort): Promise<readonly number[]> {
  const hands = countedHands(page, effort);
  const card = page.getByRole('article', { name: new RegExp(client) });
  const onCard = (label: string) => card.getByRole('button', { name: new RegExp(`^${label}: `) });
  const form = reportWriter(page);
  await hands.tap(onCard('Start Job'));
  await hands.tap(page.getByRole('dialog').getByRole('button', { name: 'Start anyway' }));
  await hands.tap(onCard('Mark Complete'));
  await hands.tap(onCard('Create Report'));
  await expect(form.clientName).toHaveValue(client);

  await hands.choose(page.getByLabel('Entry Point'), 'cleanout');
  await hands.choose(page.getByLabel('Direction', { exact: true }), 'downstream');
  await hands.choose(page.getByLabel('Pipe Material'), 'Clay');
  await hands.choose(page.getByLabel('End Reached'), 'yes');
  await hands.tap(page.getByRole('textbox', { name: 'Linear Footage' }));
  await hands.type('80');

  await hands.chooseFile(page.getByRole('button', { name: 'Choose Film' }), filmOf(client));
  await reportFilms(page).ready();
  const frames: number[] = [];
  for (const finding of five) frames.push(await markFinding(page, effort, finding));
  await expect(form.findings).toHaveCount(five.length);

  await hands.tap(page.getByRole('button', { name: 'Propose Summary' }));
  await hands.tap(form.generate);
  await expect(form.dialog.getByRole('heading', { name: 'Report saved on this device' })).toBeVisible();
  await expect(form.dialog).toContainText('The film follows.');
  await hands.tap(form.inDialog('Send Report When Ready'));
  await expect(form.dialog.getByText(/is waiting on this device/)).toBeVisible();
  return frames;
}

async function openTablet(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/admin/auth');
  await underWorker(page, 'office');
  await signInAs(page, email);
  await expect(page.getByRole('article')).toHaveCount(3);
  return page;
}

type Written = Pick<ReportForm, 'findings' | 'summary'>;

/**
 * What the same report takes without film and library: each text is typed, the moment is looked up in another player, and
 * the photo is a file.
 */
function byHand({ findings, summary }: Written, { presses, characters }: Effort): Effort {
  const textsOf = ({ footage, mainProblem, observation, recommendation, videoTime }: Finding) =>
    [String(footage ?? ''), mainProblem, observation, recommendation, videoTime].filter(
      (text) => text !== '',
    );
  const typed = [...findings.flatMap(textsOf), summary];
  // A press for each field, one to add each finding, and two each to choose its severity and its photo.
  return {
    presses: presses + typed.length + findings.length * 5,
    characters: characters + typed.reduce((sum, text) => sum + text.length, 0),
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Waits until the job's report is sent and its film is ready; checks that both are what the device had.
 * @returns what was written
 */
async function expectArrived(jobId: string, client: string, frames: readonly number[]): Promise<Written> {
  const { firestore: db } = localServices();
  const of = async (collection: string, field: string) =>
    (await db.collection(collection).where(field, '==', jobId).get()).docs;
  const job = db.collection(collections.bookings).doc(jobId);
  await expect.poll(async () => (await job.get()).get('report_sent_at') as unknown).not.toBeNull();
  await expect
    .poll(async () => (await of(collections.films, 'job_id')).map((film) => film.get('state') as string))
    .toEqual(['ready']);

  const [film] = await of(collections.films, 'job_id');
  const filmId = film?.id ?? '';
  const sent = sha256(filmOf(client).buffer);
  const [stored] = await localBucket()
    .file(filmPath({ jobId, filmId, type: 'mp4' }))
    .download();
  expect([sha256(stored), film?.get('sha256')]).toEqual([sent, sent]);

  const reports = await of(collections.inspectionReports, 'booking_id');
  expect(reports).toHaveLength(1);
  const { findings } = trustedJson<Pick<ReportForm, 'findings'>>(reports[0]?.get('findings') as string);
  expect(findings.map((finding) => finding.film)).toEqual(five.map(() => filmId));
  const pictured = await Promise.all(
    findings.map(async ({ photos: [photo] }) => {
      const [picture] = await localBucket()
        .file(photo ?? '')
        .download();
      return frameIn(picture);
    }),
  );
  // The report lists the worst findings first.
  expect(pictured.toSorted((one, other) => one - other)).toEqual(frames);
  return { findings, summary: reports[0]?.get('summary') as string };
}

test('a whole day without a connection: three films become three reports, exact to the frame', async ({
  browser,
}) => {
  const inspector = await newInspector();
  const clients = ['First', 'Second', 'Third'].map((word) => `${word} ${randomUUID().slice(0, 8)}`);
  const jobs: string[] = [];
  for (const [index, name] of clients.entries()) {
    jobs.push(
      await jobFor({
        name,
        inspector_id: inspector.uid,
        scheduled_date: calendarDateIn(business.timeZone, new Date()),
        scheduled_time: `23:5${index + 7}`,
      }),
    );
  }
  const context = await openDesktop(browser, {
    baseURL: connection.url,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
  });
  let page = await openTablet(context, inspector.email);
  connection.cut();
  await context.setOffline(true);
  await page.close();

  page = await context.newPage();
  await page.goto('/admin');
  const efforts: Effort[] = [];
  const frames: (readonly number[])[] = [];
  for (const client of clients) {
    const effort: Effort = { presses: 0, characters: 0 };
    frames.push(await inspect(page, client, effort));
    efforts.push(effort);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('tab', { name: 'My Day' }).tap();
  }
  record('From the card to the sent report with five findings', efforts);
  for (const { presses, characters } of efforts) {
    expect(presses).toBeLessThanOrEqual(mostPresses);
    expect(characters).toBeLessThanOrEqual(mostCharacters);
  }
  for (const ofJob of frames) {
    for (const [index, { near }] of five.entries())
      expect(Math.abs((ofJob[index] ?? 0) - near)).toBeLessThan(3);
  }

  connection.mend();
  await context.setOffline(false);
  for (const [index, jobId] of jobs.entries()) {
    const written = await expectArrived(jobId, clients[index] ?? '', frames[index] ?? []);
    // Start, complete, the form's facts, generate and send are the same.
    if (index === 0) record('The same report without film and library', [byHand(written, aroundFindings)]);
  }
  await expect(page.getByRole('button', { name: /not sent/ })).toBeHidden();
});
