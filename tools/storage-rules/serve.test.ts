import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRules } from './decide-condition';

const LAUNCHER = fileURLToPath(new URL('./bin/java', import.meta.url));

let runtime: ChildProcessWithoutNullStreams;
let lines: AsyncIterator<string>;
let lastId = 0;

beforeAll(async () => {
  // Runs as firebase-tools does, from a folder outside the repository.
  runtime = spawn(LAUNCHER, ['-Duser.language=en', '-jar', '/any.jar', 'serve'], { cwd: '/' });
  lines = createInterface({ input: runtime.stdout })[Symbol.asyncIterator]();
  expect(await nextLine()).toBe('{"id":-1,"status":"ok"}');
});

afterAll(() => {
  runtime.kill('SIGINT');
});

async function nextLine(): Promise<string> {
  return (await lines.next()).value as string;
}

async function ask(message: object): Promise<unknown> {
  runtime.stdin.write(`${JSON.stringify(message)}\n`);
  return JSON.parse(await nextLine());
}

const load = (rulesetName: string, content: string) => {
  const id = (lastId += 1);
  const files = [{ name: 'storage.rules', content }];
  return { id, action: 'load_ruleset', context: { rulesetName, source: { files } } };
};

const verify = (rulesetName: string, path: string, fields: object, method = 'create') => {
  const id = (lastId += 1);
  const variables = { request: { map_value: { fields } }, resource: { null_value: null } };
  return {
    id,
    action: 'verify',
    context: { rulesetName, service: 'firebase.storage', path, method, variables },
  };
};

const auth = (uid: string, admin: boolean) => ({
  map_value: {
    fields: {
      uid: { string_value: uid },
      token: { map_value: { fields: { admin: { bool_value: admin }, amr: { list_value: { values: [] } } } } },
    },
  },
});

const file = (size: number) => ({
  map_value: { fields: { size: { int_value: size }, contentType: { string_value: 'image/jpeg' } } },
});

const PHOTO = '/b/bucket/o/inspection-photos/finding-0001/0123456789abcdef.jpg';

test('loads rules, requests the document, decides', async () => {
  const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
  const message = load('real', rules);
  expect(await ask(message)).toEqual({
    id: message.id,
    status: 'ok',
    result: { rulesVersion: 2 },
    errors: [],
    warnings: [],
  });

  const denied = verify('real', PHOTO, { auth: auth('u1', true), resource: file(0) });
  expect(await ask(denied)).toEqual({
    id: denied.id,
    status: 'ok',
    result: { permit: false },
    errors: [],
    warnings: [],
  });

  for (const [status, permit] of [
    ['ok', true],
    ['not_found', false],
  ]) {
    const request = verify('real', PHOTO, { auth: auth('u1', true), resource: file(1) });
    expect(await ask(request)).toEqual({
      server_request_id: request.id,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/admins/u1' },
    });
    const document = { id: request.id, status, warnings: [], errors: [] };
    expect(await ask(document)).toMatchObject({ id: request.id, result: { permit }, errors: [] });
  }
});

test('two verifications can be pending at once', async () => {
  const first = verify('real', PHOTO, { auth: auth('u1', true), resource: file(1) });
  const second = verify('real', PHOTO, { auth: auth('u2', true), resource: file(1) });
  expect(await ask(first)).toMatchObject({ server_request_id: first.id });
  expect(await ask(second)).toMatchObject({ server_request_id: second.id });
  expect(await ask({ id: first.id, status: 'not_found' })).toMatchObject({ result: { permit: false } });
  expect(await ask({ id: second.id, status: 'ok', result: {} })).toMatchObject({ result: { permit: true } });
});

test('reports the position of a load error and stores no such ruleset', async () => {
  const message = load('broken', inRules('match /a { allow get: if nobody; }'));
  const errors = ['storage.rules:3:26: Unknown variable: nobody'];
  expect(await ask(message)).toEqual({ id: message.id, status: 'ok', errors, warnings: [] });

  const request = verify('broken', '/b/bucket/o/a', {}, 'get');
  expect(await ask(request)).toMatchObject({ errors: ['Error: Unknown ruleset: broken'] });
});

test('warns about a condition without a value', async () => {
  await ask(load('warning', inRules('match /a { allow get: if request.auth.uid == null; }')));
  const request = verify('warning', '/b/bucket/o/a', { auth: { null_value: null } }, 'get');
  expect(await ask(request)).toMatchObject({
    result: { permit: false },
    warnings: ['storage.rules:3:39: A null has no property uid'],
  });
});

test.each([
  [
    'method',
    {
      context: { rulesetName: 'real', path: '/b', method: 'peek', variables: { request: { map_value: {} } } },
    },
  ],
  [
    'value',
    { context: { rulesetName: 'real', path: '/b', method: 'get', variables: { request: { odd_value: 1 } } } },
  ],
  ['ruleset', { context: { rulesetName: 'none', path: '/b', method: 'get', variables: {} } }],
  ['action', { action: 'unload' }],
  ['status', { action: undefined, status: 'invalid_state' }],
])('an unknown %s grants nothing', async (_, part) => {
  const id = (lastId += 1);
  const answer = await ask({ id, action: 'verify', ...part });
  expect(answer).toMatchObject({ id, status: 'ok', errors: [expect.any(String)] });
  expect(answer).not.toHaveProperty('result');
});

test('-version is recent enough for firebase-tools', async () => {
  const child = spawn(LAUNCHER, ['-Duser.language=en', '-version']);
  let output = '';
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect({ code, version: /version "([1-9][0-9]*)/.exec(output)?.[1] }).toEqual({ code: 0, version: '21' });
});

test('the launcher refuses any other program', async () => {
  const child = spawn(LAUNCHER, ['-jar', '/any.jar', '--port', '8080']);
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(64);
});
