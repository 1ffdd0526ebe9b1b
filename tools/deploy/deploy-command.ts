import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../backend/stack';
import { Failure } from '../console/failure.mjs';
import { flag, list, oneOf, readOptions, text } from '../console/options';
import { heading, note, step } from '../console/progress.mjs';
import { wantedDeployConfig } from '../hosting/wanted-config';
import { accessToken } from './access-token';
import { asker } from './ask';
import { awaitIndexes } from './await-indexes';
import { indexes } from './checks/indexes';
import { settings } from './checks/settings';
import { projectIdOf, readAliases } from './project-id';
import { functionSettingsOf, webSettings, webSettingsFile } from './read-settings';

/** In this order, because pages may only call what is already deployed, and functions only query what has an index. */
const parts = ['rules', 'functions', 'hosting'] as const;

/** The rules go with the indexes. */
const targets = { rules: 'firestore,storage', functions: 'functions', hosting: 'hosting' } as const;

export const table = {
  project: text(null),
  only: list(oneOf(parts), parts),
  /** Lets firebase-tools delete functions that the code no longer has. */
  force: flag,
};

/** `npm run deploy -- --project {alias or id}`: deploys everything to one project, with a configuration made for it. */
export async function main(args: string[]): Promise<number> {
  const { project: given, only, force } = readOptions(args, table);
  if (given === null) throw new Failure('Say where to: npm run deploy -- --project staging');
  const project = projectIdOf(given, readAliases());
  const web = webSettings(project);
  await refuseWrongSettings(project, web);

  heading(`Deploy to ${project}`);
  const { name, text: config } = await wantedDeployConfig(project, web);
  writeFileSync(path.join(repositoryRoot, name), config);
  for (const part of parts.filter((each) => only.includes(each))) {
    const code = await firebase(name, project, targets[part], force);
    if (code !== 0 || (part === 'rules' && !(await untilIndexed(project)))) {
      console.error(`\n  The deploy stopped at ${part}; the parts after it are unchanged.`);
      return 1;
    }
  }
  return 0;
}

/** The same check runs before the site is uploaded; by then rules and functions would be deployed. */
async function refuseWrongSettings(project: string, web: Record<string, string>): Promise<void> {
  if (!existsSync(path.join(repositoryRoot, webSettingsFile(project)))) {
    throw new Failure(
      `There is no ${webSettingsFile(project)}: docs/deploy.md, section 5, says what belongs there.`,
    );
  }
  const findings = await settings.look({ project, settings: functionSettingsOf(project), web });
  const found = findings.flatMap((each) => (each.state === 'wrong' ? [each.text] : []));
  if (found.length > 0) throw new Failure(`Nothing was deployed.\n\n${found.join('\n')}`);
}

/** Runs `firebase deploy` on this terminal, because it may ask something. @returns its exit code. */
async function firebase(config: string, project: string, only: string, force: boolean): Promise<number> {
  const script = path.join(repositoryRoot, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [
    'deploy',
    '--config',
    config,
    '--project',
    project,
    '--only',
    only,
    ...(force ? ['--force'] : []),
  ];
  const child = spawn(process.execPath, [script, ...args], { cwd: repositoryRoot, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** @returns whether the next part may be deployed. */
async function untilIndexed(project: string): Promise<boolean> {
  const token = await accessToken();
  if (token === null) {
    note('Whether the indexes are built is unknown without "gcloud auth application-default login".');
    return true;
  }
  const file = (name: string) => readFileSync(path.join(repositoryRoot, name), 'utf8');
  const ask = asker(token, project);
  const missing = await step(
    'Indexes',
    () => awaitIndexes(() => indexes.look({ ask, project, file })),
    (found) => found?.text ?? 'built',
  );
  if (missing?.state === 'unknown') note(`Indexes: ${missing.text}.`);
  return missing?.state !== 'wrong';
}
