import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from '../backend/stack';
import { readOptions } from '../console/options';
import { table as smokeOptions } from '../smoke/smoke-command';
import { trustedJson } from '../trusted-json';
import { table as deployOptions } from './deploy-command';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly environment?: { readonly name: string };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = path.join(repositoryRoot, '.github/workflows');
const texts = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
);
const workflowOf = (name: string) => parse(texts[name] ?? '') as Workflow;
const jobs = Object.keys(texts).flatMap((name) =>
  Object.entries(workflowOf(name).jobs).map(([id, job]) => ({ name: `${name}: ${id}`, job })),
);
const runsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);
const { scripts } = trustedJson<{ scripts: Record<string, string> }>(
  readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'),
);

/** `npm test` takes 45 to 65 minutes with its set-up, and adopt:check about as long. */
const suites = ['npm test', 'npm run adopt:check'];
const minutesForSuite = 80;

describe.each(jobs)('$name', ({ job }) => {
  it('runs scripts that package.json has', () => {
    const named = runsOf(job).flatMap((run) => /^npm (?:run )?([\w:]+)/.exec(run)?.[1] ?? []);
    expect(named.filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('ends by itself, but not before its tests can have passed', () => {
    const least = runsOf(job).some((run) => suites.includes(run)) ? minutesForSuite : 1;
    expect(job['timeout-minutes']).toBeGreaterThanOrEqual(least);
  });

  it('takes each action by its commit, which a tag may leave, with the version beside it', () => {
    const used = job.steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((each) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(each))).toEqual([]);
    const named =
      Object.values(texts)
        .join('\n')
        .match(/uses: .+/g) ?? [];
    expect(named.filter((each) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(each))).toEqual([]);
  });

  it('runs on the Node of production', () => {
    const nodes = job.steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(nodes.map((each) => each.with?.['node-version-file'])).toEqual(nodes.map(() => '.node-version'));
    expect(nodes.length > 0 || !runsOf(job).some((run) => run.startsWith('npm '))).toBe(true);
  });

  it('has no expression in a script, where a value could become a command', () => {
    expect(runsOf(job).filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('has no key of a service account', () => {
    expect(JSON.stringify(job)).not.toMatch(/credentials_json|FIREBASE_TOKEN|private_key/);
  });
});

it('uploads hidden folders where a job names one', () => {
  const uploads = jobs
    .flatMap(({ job }) => job.steps)
    .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    .filter((each) => /(?:^|\/)\.\w/m.test(String(each.with?.path)));
  expect(uploads).not.toEqual([]);
  for (const { with: inputs } of uploads) expect(inputs?.['include-hidden-files']).toBe(true);
});

describe('the deploy', () => {
  const { on, jobs: all } = workflowOf('deploy.yml');
  const { tested, staging, production } = all;
  const options = { 'npm run deploy': deployOptions, 'npm run smoke': smokeOptions };
  const commandsOf = (job: Job | undefined) =>
    (job ? runsOf(job) : []).flatMap((run) => {
      const [command = '', args = ''] = run.split(' -- ');
      return command.startsWith('npm run ') ? [{ command, args: args.replaceAll('"', '').split(' ') }] : [];
    });

  it('is started by hand', () => {
    expect(Object.keys(on)).toEqual(['workflow_dispatch']);
  });

  it('goes to staging once CI has passed, and to production after staging if that was asked for', () => {
    expect(tested?.if).toBe("github.ref == 'refs/heads/main'");
    expect(staging?.needs).toBe('tested');
    expect(production?.needs).toBe('staging');
    expect(production?.if).toBe('inputs.production');
    expect(staging?.environment?.name).toBe('staging');
    expect(production?.environment?.name).toBe('production');
  });

  it.each(Object.entries({ staging, production }))('to %s ends with its smoke test', (_, job) => {
    const commands = commandsOf(job);
    expect(commands.map(({ command }) => command)).toEqual(Object.keys(options));
    for (const [index, known] of Object.values(options).entries()) {
      expect(readOptions(commands[index]?.args ?? [], known)).toMatchObject({ project: '$PROJECT' });
    }
  });

  it('books on staging alone', () => {
    expect(commandsOf(staging)[1]?.args).not.toContain('--pages');
    expect(commandsOf(production)[1]?.args).toContain('--pages');
  });

  it.each(Object.entries({ staging, production }))('to %s signs in by workload identity', (_, job) => {
    expect(job?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    const auth = job?.steps.find(({ uses }) => uses?.startsWith('google-github-actions/auth@'));
    expect(Object.keys(auth?.with ?? {})).toEqual(['workload_identity_provider', 'service_account']);
  });
});
