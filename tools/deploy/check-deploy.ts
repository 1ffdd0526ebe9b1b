import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { business } from '@domain/business/business';
import { repositoryRoot, stack } from '../backend/stack';
import { refuseOtherBusiness } from '../business/chosen-business.mjs';
import { readOptions, text } from '../console/options';
import { wantedConfig, wantedDeployConfig } from '../hosting/wanted-config';
import { accessToken } from './access-token';
import { asker, locator } from './ask';
import { checkProject, linesOf } from './check-project';
import { checkSite } from './check-site';
import { configurationFault } from './configuration-fault';
import { findStandIns } from './find-stand-ins';
import { findTxt } from './find-txt';
import { projectIdOf, readAliases } from './project-id';
import { functionSettingsOf, webSettings } from './read-settings';
import { trySmtp } from './try-smtp';

/**
 * firebase-tools runs this before it uploads `site` or `functions`, with GCLOUD_PROJECT set to the target
 * project. Stops the deploy and lists everything that belongs to a local stack, and what the site lacks. `configured`:
 * the project that a site's configuration was written for.
 */
async function checkDeploy(part: string | undefined, configured: string | undefined): Promise<void> {
  const project = process.env.GCLOUD_PROJECT ?? '';
  const fault = part === 'site' ? configurationFault(project, configured) : null;
  if (fault !== null) {
    console.error(fault);
    process.exit(1);
  }
  const site =
    part === 'site' ? read(path.join(repositoryRoot, 'dist'), (file) => /\.(?:js|html)$/.test(file)) : {};
  const standIns = findStandIns({
    projectId: project,
    site,
    functionSettings:
      part === 'functions'
        ? read(path.join(repositoryRoot, 'functions'), (file) => /^\.env(?:\.(?!local$).+)?$/.test(file))
        : {},
  });
  const found = [...standIns, ...(part === 'site' ? await checkSite(ofDeploy(project), site) : [])];
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exit(1);
}

/** What this repository and its settings say about a project. */
const own = (project: string) => ({
  project,
  settings: functionSettingsOf(project),
  web: webSettings(project),
  /** Empty if there is no such file. */
  file: (name: string) => {
    const file = path.join(repositoryRoot, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  },
  wantedConfig: async () => ({ name: 'firebase.json', text: await wantedConfig() }),
});

/** The same, with the configuration that a deploy of the site uses. */
function ofDeploy(project: string) {
  const { web, ...rest } = own(project);
  return { ...rest, web, wantedConfig: () => wantedDeployConfig(project, web) };
}

/** A folder's matching files; for the functions' folder, only its top level. */
function read(folder: string, matches: (file: string) => boolean): Record<string, string> {
  const recursive = path.basename(folder) === 'dist';
  const files = readdirSync(folder, { recursive, encoding: 'utf8' }).filter(matches);
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

/**
 * `npm run deploy:check -- --project {id}`: checks the project through Google's APIs. Exits with 1 if
 * something is wrong.
 */
async function checkWholeProject(project: string): Promise<void> {
  const token = await accessToken();
  if (token === null) {
    console.error('No credentials found: run "gcloud auth application-default login".');
    process.exit(1);
  }
  const checked = await checkProject({
    ...own(project),
    region: stack.region,
    ask: asker(token, project),
    locate: locator(),
    trySmtp,
    findTxt,
    mailFrom: business.mailFrom.email,
    mailService: business.mailService,
    siteUrl: business.siteUrl,
  });
  for (const line of linesOf(checked)) console.log(line);
  const found = checked.flatMap(({ findings }) => findings);
  const count = (state: string) => found.filter((each) => each.state === state).length;
  console.log(
    `\n  ${count('fine')} fine, ${count('wrong')} to fix, ${count('unknown')} could not be checked`,
  );
  if (count('wrong') > 0) process.exitCode = 1;
}

refuseOtherBusiness();
const [first, second] = process.argv.slice(2);
if (first?.startsWith('--') === true) {
  const { project } = readOptions(process.argv.slice(2), { project: text('') });
  await checkWholeProject(projectIdOf(project, readAliases()));
} else {
  await checkDeploy(first, second);
}
