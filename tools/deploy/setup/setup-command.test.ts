import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../../backend/stack';
import { allSteps } from './all-steps';
import { enabledApis } from './steps/access';
import { pagingMessages } from './steps/alerts';
import { main } from './setup-command';
import type { FakeProject, Fault } from './testing/fake-google.mjs';
import { startFakeGoogle, type FakeGoogle } from './testing/start-fake-google';

/*
 * Against a gcloud and a server whose answers are written from Google's documentation, never seen from Google. PATH has
 * nothing but that gcloud.
 */

const project = 'example-scope';
const name = ['--project', project];
const doing = [...name, '--do', '--wait', '0', '--tries', '3'];
const whole = [...doing, '--billing-account', '00AA-11BB', '--alert-email', 'ops@example.com'];

let google: FakeGoogle;
/** A project that `--do` has set up. */
let complete: FakeProject;
let rows: string[];

beforeAll(async () => {
  google = await startFakeGoogle();
  await run(...whole);
  complete = { ...google.read(), calls: [] };
});
afterAll(() => google.stop());
beforeEach(() => google.write({}));
afterEach(() => vi.restoreAllMocks());

/** Runs the command in this process; its rows are in `rows`. */
async function run(...args: string[]): Promise<number> {
  vi.stubEnv('PATH', google.bin);
  vi.stubEnv('DEPLOY_SETUP_SERVER', google.server);
  vi.stubEnv('FUNCTIONS_SERVICE_ACCOUNT', '');
  rows = [];
  vi.spyOn(console, 'log').mockImplementation((...row: unknown[]) => void rows.push(format(...row)));
  try {
    return await main(args);
  } finally {
    vi.unstubAllEnvs();
  }
}

const output = () => rows.join('\n');
const calls = () => google.read().calls.map(({ line }) => line);
const changes = () => google.read().calls.filter((call) => call.changes);

/** Runs it as npm does, in a process of its own with nothing but a given folder on PATH. */
async function runAlone(bin: string, ...args: string[]) {
  const code =
    "import('./tools/deploy/setup/setup-command.ts').then(async ({ main }) => { process.exitCode = await main(process.argv.slice(1)); })";
  const env = { PATH: bin, HOME: bin, DEPLOY_SETUP_SERVER: google.server, NO_COLOR: '1' };
  const ended = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code, '--', ...args],
    { cwd: repositoryRoot, env },
  ).catch((cause: unknown) => {
    if (cause instanceof Error && 'stdout' in cause && 'code' in cause)
      return { stdout: String(cause.stdout), stderr: '', code: cause.code };
    throw cause;
  });
  return { code: 0, ...ended };
}

describe('a new project', () => {
  it('is set up by one command, and a second run only reads', async () => {
    const first = await runAlone(google.bin, ...whole);
    expect(first.stdout).toContain('All done that this command can do. Next: npm run deploy:check');
    expect(first.stdout).toContain('npx firebase functions:secrets:set SENDGRID_API_KEY');
    expect(first.code).toBe(0);
    expect(google.read()).toMatchObject({
      billing: '00AA-11BB',
      database: {
        type: 'FIRESTORE_NATIVE',
        locationId: 'us-west1',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      },
    });
    expect(google.read().services.toSorted()).toEqual(enabledApis.toSorted());

    const [key = ''] = google.read().secrets.APP_HMAC_KEY?.versions ?? [];
    expect(key.split(',').map((half) => Buffer.from(half, 'base64').length)).toEqual([32, 32]);
    expect(first.stdout).not.toContain(key);
    expect(calls().join('\n')).not.toContain(key);

    google.write({ ...google.read(), calls: [] });
    expect((await runAlone(google.bin, ...name)).code).toBe(0);
    expect(calls().length).toBeGreaterThan(20);
    expect(changes()).toEqual([]);
  });

  it('is only read without --do, and everything is to do', async () => {
    expect(await run(...name, '--alert-email', 'ops@example.com')).toBe(1);
    expect(changes()).toEqual([]);
    expect(output()).toContain('→ point-in-time recovery');
    expect(output()).toContain(`gcloud firestore databases update '--database=(default)' --enable-pitr`);
    expect(output()).toMatch(/Next: npm run deploy:setup -- --project example-scope --do/);
  });

  it('makes the bucket before whatever needs it', () => {
    const order = allSteps.map((step) => step.name);
    expect(order.indexOf('Bucket')).toBeLessThan(order.indexOf('Service agents'));
    for (const { name: own, needs } of allSteps)
      for (const need of needs) expect(order.indexOf(need), own).toBeLessThan(order.indexOf(own));
  });
});

describe('--dry-run', () => {
  it('prints every step in order without a gcloud, and runs nothing', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'no-gcloud-'));
    const { code, stdout } = await runAlone(empty, ...name, '--dry-run');
    rmSync(empty, { recursive: true });
    expect(code).toBe(0);
    const titles = [...stdout.matchAll(/^ {2}\d+\. (.+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(allSteps.map((step) => step.name));
    expect(titles.length).toBeGreaterThan(15);
    expect(stdout).toContain(`gcloud services enable ${enabledApis[0]}`);
    expect(calls()).toEqual([]);
  });

  it('runs nothing where there is a gcloud', async () => {
    expect(await run('--dry-run')).toBe(0);
    expect(calls()).toEqual([]);
    expect(output()).toContain('gcloud services enable');
  });

  it('is refused together with --do, as is a missing project', async () => {
    await expect(run(...doing, '--dry-run')).rejects.toThrow('not both');
    await expect(run()).rejects.toThrow('--project');
  });
});

type Changes = Partial<FakeProject>;
interface Break {
  /** What of a complete project is missing then. */
  readonly undo: (from: FakeProject) => Changes;
  /** The command that fails. */
  readonly match: string;
}

const nothing = () => ({});
const withoutRoles =
  (pattern: RegExp) =>
  ({ policies }: FakeProject) => ({
    policies: {
      ...policies,
      project: Object.fromEntries(
        Object.entries(policies.project ?? {}).filter(([role]) => !pattern.test(role)),
      ),
    },
  });
const isOfUptime = (policy: object) => JSON.stringify(policy).includes('check_id');

const breaks: Readonly<Record<string, Break>> = {
  'Google Cloud CLI': { undo: nothing, match: '^auth list' },
  Project: { undo: nothing, match: '^projects describe' },
  Billing: { undo: () => ({ billing: null }), match: '^billing projects link' },
  APIs: { undo: () => ({ services: enabledApis.slice(0, -1) }), match: '^services enable' },
  Firebase: { undo: () => ({ firebase: false }), match: ':addFirebase' },
  'Organization policies': {
    undo: () => ({ parent: { type: 'organization', id: '1' } }),
    match: 'org-policies describe',
  },
  Database: { undo: () => ({ database: null }), match: '^firestore databases create' },
  Backups: { undo: () => ({ schedules: [] }), match: '^firestore backups schedules create' },
  Bucket: { undo: () => ({ bucket: null }), match: '^POST .*defaultBucket' },
  "Functions' account": { undo: nothing, match: '^iam service-accounts describe' },
  'Service agents': { undo: withoutRoles(/serviceAgent$/), match: 'generateServiceIdentity' },
  "Roles of the functions' account": {
    undo: ({ policies }) => ({ policies: { ...policies, bucket: {} } }),
    match: '^storage buckets add-iam-policy-binding',
  },
  'Build account': { undo: withoutRoles(/builds\.builder/), match: 'cloudbuild.builds.builder' },
  'Sign-in': { undo: () => ({ auth: null }), match: ':initializeAuth' },
  Secrets: { undo: () => ({ secrets: {} }), match: '^secrets versions add' },
  'Notification channel': { undo: () => ({ channels: [] }), match: '^POST .*notificationChannels' },
  'Log alerts': {
    undo: ({ alerts }) => ({ alerts: alerts.filter(isOfUptime) }),
    match: '^POST .*alertPolicies',
  },
  'Uptime check': { undo: () => ({ uptime: [] }), match: '^monitoring uptime create' },
  'Uptime alert': {
    undo: ({ alerts }) => ({ alerts: alerts.filter((policy) => !isOfUptime(policy)) }),
    match: '^POST .*alertPolicies',
  },
  Budget: { undo: () => ({ budgets: [] }), match: '^billing budgets create' },
};

/** What the last run printed about a step. */
const printedOf = (title: string) =>
  output()
    .split(/^ {2}\d+\. /m)
    .find((text) => text.startsWith(`${title}\n`)) ?? '';

/** Each run completes what broke off in the one before, and breaks off at the next step. */
describe('a step that fails', () => {
  let brokenOff: { readonly title: string; readonly left: FakeProject } | null = null;

  it('is tried for every step', () => {
    expect(allSteps.length).toBeGreaterThan(15);
    expect(Object.keys(breaks)).toEqual(allSteps.map((step) => step.name));
  });

  it.each(allSteps.map((step) => [step.name] as const))(
    '"%s" is named with its reason, and the next run goes on',
    async (title) => {
      const { undo, match } = breaks[title] ?? { undo: nothing, match: '' };
      const from = brokenOff?.left ?? complete;
      const fault: Fault = { match, text: '500 INTERNAL something broke', times: 9 };
      google.write({ ...from, ...undo(from), faults: [fault], calls: [] });
      expect(await run(...whole)).toBe(1);
      expect(printedOf(title)).toMatch(/✗ .+: .+/);
      expect(output()).toMatch(/ 1 failed/);
      const waiting = allSteps.filter(({ needs }) => needs.includes(title)).map((step) => step.name);
      for (const each of waiting) expect(printedOf(each)).toMatch(/waits for: /);
      if (brokenOff) expect(printedOf(brokenOff.title)).toMatch(/[✓+]/);
      if (brokenOff) expect(printedOf(brokenOff.title)).not.toContain('✗');
      brokenOff = { title, left: { ...google.read(), faults: [] } };
    },
  );

  it('leaves a project that a last run completes', async () => {
    google.write({ ...(brokenOff?.left ?? complete), calls: [] });
    expect(await run(...whole)).toBe(0);
    expect(printedOf(brokenOff?.title ?? '')).toContain('+ a budget');
  });
});

const agentFault = 'roles/eventarc.serviceAgent';

describe('what Google refuses', () => {
  const withFault = (match: string, text: string, times = 9, more: Partial<Fault> = {}) => ({
    faults: [{ match, text, times, ...more }],
  });

  it('waits for a service agent that appears at the third try', async () => {
    google.write({ ...complete, agents: {}, agentDelay: 2, policies: { project: {}, bucket: {} } });
    expect(await run(...whole)).toBe(0);
    const tried = calls().filter(
      (line) => line.includes('add-iam-policy-binding') && line.includes(agentFault),
    );
    expect(tried).toHaveLength(3);
  });

  it('gives up on an agent that never appears, and names it', async () => {
    google.write({ ...complete, agents: {}, agentDelay: 50, policies: { project: {}, bucket: {} } });
    expect(await run(...whole)).toBe(1);
    expect(output()).toMatch(/✗ roles\/\S+ for service-412@\S+: Google has not created this account yet/);
  });

  it.each<[string, string, string, RegExp]>([
    [
      'a missing role',
      '^billing budgets create',
      'ERROR: (gcloud) PERMISSION_DENIED: The caller does not have permission',
      /✗ a budget .*you lack roles\/billing\.costsManager.*gcloud billing accounts add-iam-policy-binding 00AA-11BB/,
    ],
    [
      'a used-up quota',
      '^billing budgets create',
      'ERROR: (gcloud) RESOURCE_EXHAUSTED: Quota exceeded for quota metric',
      /✗ a budget .*a quota is used up.*in an hour/,
    ],
    [
      'a closed billing account',
      '^billing budgets create',
      'ERROR: (gcloud) FAILED_PRECONDITION: Billing must be enabled',
      /✗ a budget .*no open billing account: gcloud billing projects link/,
    ],
    [
      'an organization that allows only its own members',
      '^billing budgets create',
      'ERROR: (gcloud) FAILED_PRECONDITION: One or more users named in the policy do not belong to a permitted customer.',
      /✗ a budget .*iam\.allowedPolicyMemberDomains.*orgpolicy\.policyAdmin/,
    ],
  ])('explains %s', async (_, match, text, row) => {
    google.write({ ...complete, ...{ budgets: [] }, ...withFault(match, text) });
    expect(await run(...whole)).toBe(1);
    expect(output()).toMatch(row);
    expect(calls().filter((line) => new RegExp(match).test(line))).toHaveLength(1);
  });

  it('reports a policy against public functions, with whom to ask', async () => {
    google.write({
      ...complete,
      parent: { type: 'organization', id: '1' },
      orgPolicies: { 'constraints/iam.allowedPolicyMemberDomains': { allowedValues: ['C0abc'] } },
    });
    expect(await run(...whole)).toBe(0);
    expect(output()).toMatch(/! strangers may call.*roles\/orgpolicy\.policyAdmin on the organization/);
    expect(output()).toContain('gcloud org-policies set-policy');
  });

  it.each([
    ['is not JSON', 'Updates are available', /✗ .*something other than JSON/],
    ['has an unknown shape', '[{"konto": 1}]', /✗ .*shape that is not known/],
    ['is empty', '', /✗ .*something other than JSON/],
  ])('reports an answer that %s', async (_, text, row) => {
    google.write({ ...complete, ...withFault('^auth list', text, 9, { isOutput: true }) });
    expect(await run(...whole)).toBe(1);
    expect(output()).toMatch(row);
    expect(output()).toContain('waits for: Google Cloud CLI');
    expect(changes()).toEqual([]);
  });

  it('says how to log in, and stops', async () => {
    google.write({ account: null });
    expect(await run(...whole)).toBe(1);
    expect(output()).toMatch(/! gcloud is installed and logged in[^]*gcloud auth login/);
    expect(changes()).toEqual([]);
  });

  it('says that gcloud is missing', async () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'no-gcloud-'));
    const { code, stdout } = await runAlone(empty, ...name);
    rmSync(empty, { recursive: true });
    expect(code).toBe(1);
    expect(stdout).toContain('✗ gcloud is installed and logged in: gcloud is not installed');
  });

  it('asks for a billing account and does nothing before', async () => {
    expect(await run(...doing)).toBe(1);
    expect(output()).toMatch(
      /! the project has a billing account: run this command again with --billing-account/,
    );
    expect(changes()).toEqual([]);
  });

  it('sends the token to no other machine', async () => {
    vi.stubEnv('PATH', google.bin);
    vi.stubEnv('DEPLOY_SETUP_SERVER', 'https://example.com/');
    await expect(main(name)).rejects.toThrow('127.0.0.1');
    vi.unstubAllEnvs();
  });
});

it('has an alert for each message that pages someone', () => {
  const operations = readFileSync(path.join(repositoryRoot, 'docs/operations.md'), 'utf8');
  const paging = [...operations.matchAll(/^\| `([^`]+)` +\| pages someone/gm)].map(([, message]) => message);
  expect(paging.length).toBeGreaterThan(3);
  expect(pagingMessages.toSorted()).toEqual(paging.toSorted());
});
