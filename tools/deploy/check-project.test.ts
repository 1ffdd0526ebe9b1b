import { region } from '@domain/api/region';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { repositoryRoot } from '../backend/stack';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asker } from './ask';
import { checkProject, linesOf } from './check-project';
import { functionSettings } from './checks/settings';
import type { Deploy } from './finding';
import { faults, gone, refused } from './testing/faults';
import { healthyProject, project, read, webSettings, eventKey } from './testing/healthy-project';

let answers: Record<string, unknown>;
let heard: { path: string; authorization: string | undefined }[];
let server: Server;
let deploy: Deploy;

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = (request.url ?? '').slice(1).split('?')[0] ?? '';
    heard.push({ path: address, authorization: request.headers.authorization });
    const answer = answers[address];
    const status = answer === refused ? 403 : answer === gone || answer === undefined ? 404 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? answer : { error: { code: status } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

beforeEach(() => {
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  answers = { ...healthyProject };
  heard = [];
  deploy = {
    project,
    region,
    ask: asker('callers-token', project, (url) => url.replace('https://', local)),
    locate: (url) =>
      Promise.resolve({ status: 302, location: `${business.blogUrl}${url.slice(url.indexOf('/blog') + 5)}` }),
    settings: {
      SITE_URL: 'https://www.sewer.example',
      PAYMENT_PROVIDER: 'stripe',
      SENDGRID_EVENT_KEY: eventKey,
      ENFORCE_APP_CHECK: 'true',
      PUBLIC_FORM_LIMIT: '5',
    },
    web: { ...webSettings, VITE_APP_CHECK_SITE_KEY: 's' },
    file: read,
    wantedConfig: () => Promise.resolve({ name: 'firebase.json', text: read('firebase.json') }),
    trySmtp: () => Promise.resolve(null),
    findTxt: (name) =>
      Promise.resolve(
        {
          'sewer.example': ['v=spf1 include:example.net ~all'],
          '_dmarc.sewer.example': ['v=DMARC1; p=none'],
        }[name] ?? [],
      ),
    mailFrom: 'no-reply@sewer.example',
    mailService: 'Twilio (SendGrid)',
    siteUrl: 'https://site.example.com',
  };
});

const overSmtp = {
  MAIL_PROVIDER: 'smtp',
  SMTP_HOST: 'smtp.example.com',
  SMTP_PORT: '587',
  SMTP_USER: 'mailer',
};

const lines = async (changes: Partial<Deploy> = {}) => linesOf(await checkProject({ ...deploy, ...changes }));
const not = (mark: '✓', all: readonly string[]) => all.filter((line) => !line.startsWith(`  ${mark}`));

it('finds nothing wrong with a complete project', async () => {
  const all = await lines();
  expect(not('✓', all)).toEqual([]);
  expect(all.length).toBeGreaterThan(25);
});

it('sends each service only its own key', async () => {
  await lines();
  const of = (host: string) =>
    new Set(heard.filter(({ path }) => path.startsWith(host)).map((each) => each.authorization));
  expect(of('api.sendgrid.com')).toEqual(new Set(['Bearer SG.key']));
  expect(of('api.stripe.com')).toEqual(new Set(['Bearer rk_live_key']));
  expect(of('firestore.googleapis.com')).toEqual(new Set(['Bearer callers-token']));
  expect(heard.find(({ path }) => path.endsWith(':signBlob'))?.authorization).toBe('Bearer borrowed');
});

it('is tried with at least 30 faults, each under a name of its own', () => {
  expect(new Set(faults.map(([what]) => what)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(30);
});

it.each(faults)('reports %s', async (_, path_, answer, line) => {
  answers[path_] = answer;
  expect((await lines()).join('\n')).toMatch(line);
});

it('reports every check as unknown if no service answers', async () => {
  const silent = asker('token', project, () => 'http://127.0.0.1:1/');
  const all = await lines({ ask: silent });
  expect(all.filter((each) => each.startsWith('  ✗'))).toEqual([]);
  expect(all.filter((each) => each.startsWith('  ?')).length).toBeGreaterThan(10);
});

it('reports that no event key is set', async () => {
  const settings = { ...deploy.settings, SENDGRID_EVENT_KEY: '' };
  expect((await lines({ settings })).join('\n')).toMatch(
    /✗ Mail: nobody would hear of a bounce: set SENDGRID_EVENT_KEY/,
  );
});

it.each<[Record<string, string>, RegExp]>([
  [{ PUBLIC_FORM_LIMIT: 'many' }, /PUBLIC_FORM_LIMIT is "many"/],
  [{ SITE_URL: 'http://www.sewer.example' }, /SITE_URL is .*expected an https address/],
  [{ ALLOWED_ORIGINS: 'https://a.example, b.example' }, /ALLOWED_ORIGINS is/],
  [{ PUBLIC_FORM_LIMITS: '3' }, /PUBLIC_FORM_LIMITS, which is not used/],
  [{ PAYMENT_PROVIDER: 'Stripe' }, /PAYMENT_PROVIDER is "Stripe"/],
  [{ MAIL_PROVIDER: 'mailgun' }, /MAIL_PROVIDER is "mailgun": expected sendgrid or smtp/],
  [{ SMTP_HOST: 'smtp.example.com' }, /SMTP_HOST is set, but MAIL_PROVIDER is not smtp/],
  [{ ...overSmtp, SMTP_HOST: 'localhost' }, /SMTP_HOST is "localhost"/],
  [{ ...overSmtp, SMTP_HOST: '127.0.0.1' }, /SMTP_HOST is "127\.0\.0\.1"/],
  [{ ...overSmtp, SMTP_HOST: '' }, /✗ Mail: MAIL_PROVIDER is smtp: set SMTP_HOST/],
  [{ ...overSmtp, SMTP_USER: '' }, /✗ Mail: MAIL_PROVIDER is smtp: set SMTP_USER/],
])('reports the setting %o', async (settings, line) => {
  expect((await lines({ settings })).join('\n')).toMatch(line);
});

describe('email over SMTP', () => {
  const smtp = async (changes: Partial<Deploy> = {}) =>
    (
      await lines({
        settings: { ...deploy.settings, ...overSmtp },
        mailService: 'Example Mail',
        ...changes,
      })
    ).join('\n');

  it('needs the password of its server and no key of SendGrid, and has nothing wrong', async () => {
    answers[`secretmanager.googleapis.com/v1/projects/${project}/secrets/SENDGRID_API_KEY/versions/latest`] =
      gone;
    const tried: unknown[] = [];
    const trySmtp: Deploy['trySmtp'] = (access) => {
      tried.push(access);
      return Promise.resolve(null);
    };
    const all = await smtp({ trySmtp });
    expect(all).not.toContain('✗');
    expect(all).toMatch(/✓ Secrets: SMTP_PASSWORD is set/);
    expect(all).toMatch(/✓ Mail: smtp\.example\.com:587 accepts the login over TLS/);
    expect(tried).toEqual([
      {
        server: { host: 'smtp.example.com', port: 587, user: 'mailer', tls: 'starttls' },
        password: 'a-password',
      },
    ]);
    expect(heard.some(({ path }) => path.startsWith('api.sendgrid.com'))).toBe(false);
  });

  it('reports a missing password with the command that sets it', async () => {
    answers[`secretmanager.googleapis.com/v1/projects/${project}/secrets/SMTP_PASSWORD/versions/latest`] =
      gone;
    expect(await smtp()).toContain(
      `✗ Secrets: SMTP_PASSWORD is not set: npx firebase functions:secrets:set SMTP_PASSWORD --project ${project}`,
    );
  });

  it.each([
    ['smtp:535', /✗ Mail: .* refuses the login \(smtp:535\): check SMTP_USER and SMTP_PASSWORD/],
    ['provider:ECONNREFUSED', /\? Mail: .*check SMTP_HOST and SMTP_PORT/],
  ])('reports a login that fails with %s', async (reason, line) => {
    expect(await smtp({ trySmtp: () => Promise.resolve(reason) })).toMatch(line);
  });

  it('reports missing records in the DNS, and a DNS that does not answer', async () => {
    const none = await smtp({ findTxt: () => Promise.resolve([]) });
    expect(none).toMatch(/✗ Mail: sewer\.example has no SPF record/);
    expect(none).toMatch(/✗ Mail: sewer\.example has no DMARC record/);
    expect(await smtp({ findTxt: () => Promise.resolve(null) })).not.toContain('✗');
  });

  it('reports a privacy policy that names SendGrid', async () => {
    expect(await smtp({ mailService: 'Twilio (SendGrid)' })).toMatch(
      /✗ Mail: the privacy policy says that Twilio/,
    );
  });
});

it('reports pages built for another project or another functions address', async () => {
  const web = {
    ...deploy.web,
    VITE_FIREBASE_PROJECT_ID: 'other',
    VITE_FUNCTIONS_URL: `https://${region}-other.cloudfunctions.net`,
  };
  const all = (await lines({ web })).join('\n');
  expect(all).toMatch(/built for the project other/);
  expect(all).toMatch(/✗ Addresses: FUNCTIONS_URL is .* but VITE_FUNCTIONS_URL is/);
});

it('reports a stale firebase.json', async () => {
  const all = await lines({ wantedConfig: () => Promise.resolve({ name: 'firebase.json', text: '{}' }) });
  expect(all.join('\n')).toMatch(/✗ Configuration: firebase\.json is stale: npm run hosting:write/);
});

/** Settings from the platform and settings for local stacks only. */
const notAnOperators = [
  'GCLOUD_PROJECT',
  'FUNCTIONS_EMULATOR',
  'SENDGRID_BASE_URL',
  'TWILIO_API_URL',
  'STRIPE_API_URL',
  'LOCAL_CALENDARS',
];

it('covers every setting that the functions read', () => {
  const text = ['config.ts', 'options.ts']
    .map((name) => readFileSync(path.join(repositoryRoot, 'functions/src/platform', name), 'utf8'))
    .join('\n');
  const named = [...text.matchAll(/process\.env\.([A-Z_]+)|numberFrom\('([A-Z_]+)'/g)].map(
    ([, direct, numeric]) => direct ?? numeric ?? '',
  );
  const settings = [...new Set(named)].filter((name) => !notAnOperators.includes(name));
  expect(settings.toSorted()).toEqual(Object.keys(functionSettings).toSorted());
});
