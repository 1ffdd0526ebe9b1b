import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '@domain/api/call-path';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { faultLimit } from '@domain/rate-limit/window';
import { ask } from '../../tools/drills/calls/ask';
import { findEmulators } from '../../tools/drills/find-emulators';
import { startHandlers, type Handlers } from '../../tools/drills/handlers/start-handlers';
import { newAddress } from '../../tools/testing/factories/new-address';
import { newKey } from '../../tools/testing/factories/new-key';
import { trustedJson } from '../../tools/trusted-json';

const address = callPath('client-fault-report');
const project = `demo-faults-${Date.now().toString(36)}`;
const folder = mkdtempSync(path.join(os.tmpdir(), 'faults-'));
const log = path.join(folder, 'log');
let handlers: Handlers;
let app: App;

beforeAll(async () => {
  findEmulators();
  handlers = await startHandlers({ log, environment: { GCLOUD_PROJECT: project } });
  app = initializeApp({ projectId: project }, project);
});
afterAll(async () => {
  await deleteApp(app);
  await handlers.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly result?: unknown;
  readonly error?: { readonly details?: AppErrorDetails };
}

async function send(data: unknown, from = newAddress()): Promise<Answer> {
  const { status, body } = await ask(`${handlers.url}/${address}`, {
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify({ data }),
    alone: true,
  });
  return { status, ...trustedJson<object>(body) };
}

const report = (changes: object = {}) => ({
  where: 'a photo not stored',
  route: '/admin',
  name: 'TypeError',
  code: '',
  message: 'cannot read properties of undefined',
  frames: ['report-tab-Ab12.js:1:200'],
  build: '4bf92f3577b3',
  failedRequestId: '4bf92f3577b3',
  browser: 'Chrome 149',
  ...changes,
});

interface Line {
  readonly message: string;
  readonly where?: string;
}

/** The log lines of faults in a place; each test uses its own place. */
const linesOf = (where: string) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => trustedJson<Line>(line))
    .filter((line) => line.message === 'fault on a device' && line.where === where);

/** The limits' windows of a form type; the project belongs to this test. */
const windowsOf = async (formType: string) =>
  (await getFirestore(app).collection('rate_limits').where('form_type', '==', formType).get()).docs;

describe('a report', () => {
  it('is logged with its build, page and failed call, and with the request’s id', async () => {
    expect(await send(report())).toMatchObject({ status: 200, result: { state: 'taken' } });
    expect(linesOf('a photo not stored')).toEqual([
      expect.objectContaining({
        severity: 'WARNING',
        function: 'client-fault-report',
        requestId: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
        route: '/admin',
        error: 'TypeError',
        engineWords: 'cannot read properties of undefined',
        frames: ['report-tab-Ab12.js:1:200'],
        build: '4bf92f3577b3',
        failedRequestId: '4bf92f3577b3',
        browser: 'Chrome 149',
      }),
    ]);
  });

  it('stores nothing but the count of its limit', async () => {
    await send(report({ where: 'a second test' }));
    const collections = await getFirestore(app).listCollections();
    expect(collections.map(({ id }) => id)).toEqual(['rate_limits']);
  });

  it('logs no text from strangers', async () => {
    const key = newKey();
    const where = 'a hostile test';
    await send(report({ where, message: `Ann Whitlock 312-555-0134 undefined ${key}` }));
    const hostile = [
      { where: 'Ann Whitlock' },
      { route: `/report/${key}` },
      { name: 'Ann Whitlock' },
      { code: 'ann.lee@example.com' },
      { frames: [`https://example.com/${key}`] },
      { frames: Array<string>(6).fill('a.js:1:1') },
      { build: 'Whitlock' },
      { failedRequestId: key },
      { browser: 'Ann Whitlock' },
    ];
    for (const changes of hostile) {
      const { status, error } = await send(report({ where, ...changes }));
      expect([status, error?.details?.code]).toEqual([400, 'invalid-input']);
    }
    expect(linesOf(where)).toEqual([expect.objectContaining({ engineWords: '… undefined …' })]);
    expect(readFileSync(log, 'utf8')).not.toMatch(new RegExp(`Whitlock|ann\\.lee|555-0134|${key}`));
  });
});

describe('more reports than the limit', () => {
  it('are dropped: answered alike, not logged, no violation', async () => {
    const from = newAddress();
    const where = 'a crowded test';
    const answers: Answer[] = [];
    for (let index = 0; index < faultLimit.accepted + 3; index += 1) {
      answers.push(await send(report({ where }), from));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(linesOf(where)).toHaveLength(faultLimit.accepted);
    const windows = await windowsOf('fault');
    const counts = windows.map((window) => window.get('submission_count') as number);
    expect(Math.max(...counts)).toBe(faultLimit.accepted);
    expect(windows.filter((window) => window.get('violation') === true)).toEqual([]);
  });

  it('are never a refusal: an invalid one is not counted as an attempt at the call', async () => {
    const from = newAddress();
    for (let index = 0; index < 3; index += 1) expect((await send({}, from)).status).toBe(400);
    expect(await windowsOf('client-fault-report-refused')).toEqual([]);
  });
});

it('a body beyond the limit is refused before it is read', async () => {
  const { status } = await send(report({ message: 'x'.repeat(20_000) }));
  expect(status).toBe(400);
});
