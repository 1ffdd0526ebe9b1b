import { screenedKinds } from '../../functions/src/platform/screened-kinds';
import { Failure } from '../console/failure.mjs';
import { flag, readOptions, text, wholeNumber, type OptionValues } from '../console/options';
import { heading } from '../console/progress.mjs';
import { commitOf } from '../commit-of';
import { linesOf } from '../deploy/check-project';
import { projectIdOf, readAliases } from '../deploy/project-id';
import { functionSettingsOf, webSettings, webSettingsFile } from '../deploy/read-settings';
import { isStaging } from '../hosting/firebase-config';
import { repositoryRoot } from '../backend/stack';
import { runSmoke } from './run-smoke';
import { localTarget, projectTarget, type Target } from './target';

export const table = {
  url: text(null),
  project: text('staging'),
  /** The commit of the build, or `any`; without it, that of this checkout, or locally any. */
  build: text(null),
  /** Seconds for an email, an erasure, and the first round of the sweeper. */
  patience: wholeNumber(120),
  /** Without the booking, so that nothing is written and no account is needed. */
  pages: flag,
  production: flag,
  /** The running local stack. */
  local: flag,
};

/**
 * `npm run smoke -- --url {site}`: tries a deployed site from the first page to the email about a booking, and removes
 * what that made.
 */
export async function main(args: string[]): Promise<number> {
  const target = await targetOf(readOptions(args, table), process.env);
  const stop = new AbortController();
  // The second Ctrl-C ends the process without cleaning up; the next test cleans up after it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  heading(target.site);
  return smoke(target, { signal: stop.signal });
}

/** Prints what it finds. @returns the exit code: 1 if anything is wrong or `signal` stopped it. */
export async function smoke(
  target: Target,
  { signal, print = console.log }: { signal?: AbortSignal; print?: (line: string) => void } = {},
): Promise<number> {
  const checked = await runSmoke(target, signal);
  for (const line of linesOf(checked)) print(line);
  const isWrong = checked.some(({ findings }) => findings.some(({ state }) => state === 'wrong'));
  return isWrong || signal?.aborted === true ? 1 : 0;
}

/** @throws Failure for what would test another site than was meant */
export async function targetOf(
  chosen: OptionValues<typeof table>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Target> {
  const { url, project: given, build, patience, pages, production, local } = chosen;
  const patienceMs = patience * 1_000;
  // A local build is as old as the last change of its inputs.
  const expected = build ?? (local ? 'any' : commitOf(repositoryRoot));
  const commit = expected === 'any' ? null : expected;
  if (local) return localTarget({ commit, patienceMs, books: !pages });
  if (url === null) throw new Failure('Say which site: npm run smoke -- --url https://your-staging.web.app');
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address?.protocol !== 'https:' || address.href !== `${address.origin}/`)
    throw new Failure(`--url must be an https address without a path, not "${url}".`);
  const project = projectIdOf(given, readAliases());
  const web = webSettings(project);
  if (!web.VITE_FIREBASE_API_KEY)
    throw new Failure(
      `${webSettingsFile(project)} has no VITE_FIREBASE_API_KEY: the settings of the deploy are needed.`,
    );
  const site = address.origin;
  if (pages) return projectTarget(project, { site, account: null, commit, patienceMs });
  if (!isStaging(web) && !production) {
    throw new Failure(
      `${project} is not staging (VITE_STAGE in ${webSettingsFile(project)}). The test books there, and emails the office: add --production if you mean it, or --pages to leave that out.`,
    );
  }
  const screened = screenedKinds(functionSettingsOf(project).ENFORCE_APP_CHECK);
  if (screened.has('booking') || screened.has('office')) {
    throw new Failure(
      `ENFORCE_APP_CHECK of ${project} refuses this test, which has no App Check: leave booking and office out of it, or test with --pages.`,
    );
  }
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = env;
  if (!email || !password)
    throw new Failure('Set SMOKE_EMAIL and SMOKE_PASSWORD to those of an office account.');
  return projectTarget(project, { site, account: { email, password }, commit, patienceMs });
}
