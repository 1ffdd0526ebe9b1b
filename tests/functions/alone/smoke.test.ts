import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '@domain/api/contract';
import { callPath } from '@domain/api/call-path';
import { createDemoAdmin } from '../../../tools/admin/create-demo-admin';
import { demoAdmin, repositoryRoot } from '../../../tools/backend/stack';
import { localConfig } from '../../../tools/hosting/firebase-config';
import { sampleFilm } from '../../../src/site/landing/sample-report/sample-film';
import { startHosting } from '../../../tools/hosting/server/start-hosting';
import type { Answer } from '../../../tools/mailbox/behavior';
import { checkPages } from '../../../tools/smoke/check-pages';
import { clientName, isClientEmail, newClientEmail } from '../../../tools/smoke/client';
import { smoke as runSmoke } from '../../../tools/smoke/smoke-command';
import { localTarget, type Target } from '../../../tools/smoke/target';
import { buildRequestSubmission } from '../../../tools/testing/factories/build-request-submission';
import { auth, db } from '../support/admin-sdk';
import { submitRequest } from '../support/call';
import { mailsTo } from '../support/mailbox';
import { newEmail } from '../support/new-contact';
import { addresses } from '../support/stack-addresses';

const build = 'abcdef123456';
const documents = ['index', 'privacy', 'admin', 'referral-app', 'forms-app', 'portal-app'];

let folder: string;
let sites: Server[];
let target: Target;
const wrongPassword = 'another-one';
/** No line may have a password or the start of a token; the demo admin's password is also part of addresses. */
const secret = new RegExp(`${wrongPassword}|eyJ`);

/** A site with the files of a build, served as Hosting would with this configuration. */
async function serve(hosting: object): Promise<string> {
  const server = await startHosting({
    hosting: { ...hosting, public: path.relative(repositoryRoot, folder) },
    host: '127.0.0.1',
    port: 0,
    compression: false,
    functionRewriter: () => (_request, response) => void response.end('{"healthy":true}'),
  });
  sites.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Fault {
  readonly call: CallName;
  readonly status?: number;
  /** It answers in place of the stack's function, not after it. */
  readonly unreached?: boolean;
  readonly allowedOrigin?: string;
}

/** The stack's functions, of which one is at fault, and a new build that calls them. */
async function serveFunctions({ call, status, unreached = false, allowedOrigin }: Fault): Promise<string> {
  const server = createServer((incoming, response) => {
    void (async () => {
      const { url = '/', headers } = incoming;
      const isFaulty = url === `/${callPath(call)}`;
      if (isFaulty && unreached) return response.writeHead(status ?? 503).end('lost');
      const { authorization = '', origin = '' } = headers;
      const answer = await fetch(addresses.functions + url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: authorization, Origin: origin },
        body: await text(incoming),
      });
      const allowed = allowedOrigin ?? answer.headers.get('Access-Control-Allow-Origin') ?? '';
      const isLost = isFaulty && status !== undefined;
      response.writeHead(isLost ? status : answer.status, { 'Access-Control-Allow-Origin': allowed });
      return response.end(isLost ? 'lost' : await answer.text());
    })();
  });
  sites.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const functions = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeBuild(build, functions);
  return functions;
}

function writeBuild(commit: string, functions: string): void {
  for (const name of ['assets', 'media']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, sampleFilm.path), 'a film');
  const html = `<!doctype html><html lang="en-US" data-build="${commit}">`;
  for (const name of documents) writeFileSync(path.join(folder, `${name}.html`), html);
  writeFileSync(path.join(folder, 'sw.js'), 'const files = ["/assets/a.js"];');
  writeFileSync(path.join(folder, 'assets/a.js'), `fetch("${functions}/secure-form-submission")`);
}

beforeAll(async () => {
  sites = [];
  folder = mkdtempSync(path.join(os.tmpdir(), 'smoke-'));
  await createDemoAdmin();
  const { hosting } = await localConfig();
  target = {
    ...(await localTarget({ commit: build, patienceMs: 60_000 })),
    site: await serve(hosting),
    hosting,
  };
});
afterAll(() => {
  for (const site of sites) site.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => writeBuild(build, target.functions));
afterEach(() => behave({ mode: 'accept' }));

/** How the stack's email provider answers from now on. */
async function behave(behavior: Answer): Promise<void> {
  const response = await fetch(`${addresses.mailbox}/api/behavior`, {
    method: 'PUT',
    body: JSON.stringify(behavior),
  });
  expect(response.status).toBe(200);
}

/** The lines of the command. It exits with 1 if, and only if, one of them has a ✗. */
async function smoke(changes: Partial<Target> = {}): Promise<string[]> {
  const lines: string[] = [];
  const code = await runSmoke({ ...target, ...changes }, { print: (line) => lines.push(line) });
  expect(code).toBe(wrongIn(lines).length > 0 ? 1 : 0);
  expect(lines.join('\n')).not.toMatch(secret);
  return lines;
}
/** What is wrong with the site alone. */
const pages = async () =>
  (await checkPages(target)).flatMap(({ state, text }) => (state === 'wrong' ? [text] : []));
const wrongIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('  ✗'));
const requestsNamed = async (name: string) =>
  (await db.collection('leads').where('name', '==', name).get()).size;

describe('the smoke test', () => {
  it('books, sees the email sent, and leaves nothing', async () => {
    const lines = await smoke();
    expect(wrongIn(lines)).toEqual([]);
    const all = lines.join('\n');
    expect(all).toContain('✓ Booking: the office has the request');
    expect(all).toContain('✓ Booking: the provider took its email');
    const client = /✓ Cleaning up: nothing remains of (\S+)$/m.exec(all)?.[1] ?? '';
    expect(isClientEmail(client, demoAdmin.email)).toBe(true);
    // The other one says that the client is erased.
    const mails = (await mailsTo(client)).map(({ customArgs }) => customArgs.mail_ids);
    expect(mails).toContainEqual(expect.stringMatching(/^request_received_/));
    expect(await requestsNamed(clientName)).toBe(0);
  });

  it('books nothing where only the pages are tested', async () => {
    const lines = await smoke({ account: null });
    expect(lines.length).toBeGreaterThan(documents.length);
    expect(lines.filter((line) => !line.startsWith('  ✓ Site: '))).toEqual([]);
  });

  it('says whom it couldn’t erase, and erases them the next time', async () => {
    const functions = await serveFunctions({ call: 'office-person-erase', status: 503, unreached: true });
    const [line = '', ...others] = wrongIn(await smoke({ functions }));
    expect(others).toEqual([]);
    const client =
      /not cleaned up: office-person-erase answers 503: lost\. Erase (\S+) in/.exec(line)?.[1] ?? '';
    expect(line).toContain('✗ Cleaning up: ');
    expect(isClientEmail(client, demoAdmin.email)).toBe(true);
    expect(await requestsNamed(clientName)).toBe(1);
    expect((await smoke()).join('\n')).toContain(`nothing remains of ${client}`);
    expect(await requestsNamed(clientName)).toBe(0);
  });

  it('books nothing once it is stopped, and exits with 1', async () => {
    const lines: string[] = [];
    const code = await runSmoke(target, { signal: AbortSignal.abort(), print: (line) => lines.push(line) });
    expect(code).toBe(1);
    expect(lines.filter((line) => !line.startsWith('  ✓ Site: '))).toEqual([]);
  });

  it('also removes what an interrupted one left, but no other person of that name', async () => {
    const left = newClientEmail(demoAdmin.email);
    const other = newEmail();
    const names = { name: clientName };
    await submitRequest(buildRequestSubmission({ ...names, email: left }));
    const stays = await submitRequest(buildRequestSubmission({ ...names, email: other }));
    expect((await smoke()).join('\n')).toContain(`nothing remains of ${left}`);
    expect((await db.collection('leads').where('email', '==', left).get()).size).toBe(0);
    expect((await db.collection('leads').doc(stays).get()).exists).toBe(true);
    await db.collection('leads').doc(stays).delete();
  });

  it('says that the functions don’t answer, and books nothing', async () => {
    const lines = await smoke({ functions: 'http://127.0.0.1:9' });
    expect(wrongIn(lines).join('\n')).toMatch(/✗ Office: office-session-begin doesn't answer/);
    expect(lines.join('\n')).not.toContain('Booking');
  });

  it('leaves no session behind', async () => {
    const { uid } = await auth.getUserByEmail(demoAdmin.email);
    const sessions = async () =>
      Object.keys((await db.collection('admins').doc(uid).get()).get('sessions') as object).toSorted();
    const before = await sessions();
    await smoke({});
    expect(await sessions()).toEqual(before);
  });

  it('says that the office account cannot sign in, and books nothing', async () => {
    const lines = await smoke({ account: { ...demoAdmin, password: wrongPassword } });
    expect(wrongIn(lines)).toEqual([expect.stringMatching(/✗ Office: .*cannot sign in/)]);
    expect(lines.join('\n')).not.toContain('Booking');
  });

  it('removes a request whose answer was lost', async () => {
    const functions = await serveFunctions({ call: 'secure-form-submission', status: 502 });
    const lines = await smoke({ functions });
    expect(wrongIn(lines)).toEqual([
      expect.stringMatching(/✗ Booking: secure-form-submission answers 502: lost/),
    ]);
    expect(lines.join('\n')).toMatch(/✓ Cleaning up: nothing remains of admin\+smoke-/);
    expect(await requestsNamed(clientName)).toBe(0);
  });

  it('says that the site may not call the functions', async () => {
    const allowedOrigin = 'https://another.example';
    const functions = await serveFunctions({ call: 'secure-form-submission', allowedOrigin });
    expect(wrongIn(await smoke({ functions }))).toEqual([
      `  ✗ Booking: the functions allow ${allowedOrigin}, not ${target.site}: set ALLOWED_ORIGINS`,
    ]);
  });

  it('says which policy is another one', async () => {
    const { hosting } = await localConfig();
    const headers = hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map(({ key, value }) => ({
        key,
        value:
          key === 'Content-Security-Policy' ? value.replace("default-src 'none'", 'default-src *') : value,
      })),
    }));
    const lines = wrongIn(await smoke({ site: await serve({ ...hosting, headers }) }));
    expect(lines).toHaveLength(documents.length);
    expect(lines[0]).toMatch(
      /✗ Site: \/ has content-security-policy "default-src \*.*", expected "default-src 'none'/,
    );
    expect(await requestsNamed(clientName)).toBe(0);
  });

  it('says that the site is of another build', async () => {
    writeBuild('000000000000', target.functions);
    const found = await pages();
    expect(found).toHaveLength(documents.length);
    expect(found[0]).toBe(`/ is of build 000000000000, not ${build}`);
  });

  it('says that the site was built for another project', async () => {
    writeBuild(build, 'https://us-west1-another.cloudfunctions.net');
    expect(await pages()).toEqual([expect.stringMatching(/built for another project/)]);
  });

  it('says that a script is missing', async () => {
    rmSync(path.join(folder, 'assets/a.js'));
    expect(await pages()).toEqual([expect.stringMatching(/names 1 scripts that don't load/)]);
  });

  it('says that the provider refuses its email, and erases the request all the same', async () => {
    await behave({ mode: 'status', status: 401 });
    const lines = await smoke({ patienceMs: 8_000 });
    expect(wrongIn(lines)).toEqual([expect.stringMatching(/✗ Booking: the provider refuses its email: /)]);
    expect(lines.join('\n')).toMatch(/\? Cleaning up: \S+ is erased; its last email waits for the provider/);
    expect(await requestsNamed(clientName)).toBe(0);
  });
});
