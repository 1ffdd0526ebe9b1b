import { stack } from '../backend/stack';
import { hostingFile } from './checks/hosting-file';
import { settings } from './checks/settings';
import type { Deploy } from './finding';

type SiteDeploy = Pick<Deploy, 'project' | 'settings' | 'web' | 'file' | 'wantedConfig'>;

/** What the pages can't work without, and must have been built with. */
const builtIn = ['VITE_FIREBASE_PROJECT_ID', 'VITE_FUNCTIONS_URL'];

/**
 * What is wrong with the settings of a site that is about to be uploaded, and with `built`, its files by name. A build
 * without its settings works with the demo project, and without the functions' address every booking would stay on its
 * device.
 */
export async function checkSite(
  deploy: SiteDeploy,
  built: Readonly<Record<string, string>>,
): Promise<string[]> {
  const findings = [...(await settings.look(deploy)), ...(await hostingFile.look(deploy))];
  const scripts = Object.entries(built).flatMap(([file, text]) => (file.endsWith('.js') ? [text] : []));
  const strangers = strangersIn(scripts, deploy);
  const notBuiltIn = builtIn.filter((name) => {
    const value = deploy.web[name];
    return value && !scripts.some((script) => script.includes(value.replace(/\/$/, '')));
  });
  return [
    ...findings.flatMap(({ state, text }) => (state === 'wrong' ? [`${text}.`] : [])),
    ...notBuiltIn.map((name) => `dist was built with another ${name}: ${rebuild(deploy)}.`),
    ...strangers.map((address) => `dist calls ${address} of another project: ${rebuild(deploy)}.`),
  ];
}

const rebuild = ({ project }: SiteDeploy) => `npm run build -- --mode ${project}`;

/** The functions of other projects that a build's scripts name, such as those of staging in a build for production. */
function strangersIn(scripts: readonly string[], { project, web }: SiteDeploy): string[] {
  const own = [`https://${stack.region}-${project}.cloudfunctions.net`, web.VITE_FUNCTIONS_URL];
  const named = scripts.flatMap((script) => script.match(/https:\/\/[\w-]+\.cloudfunctions\.net/g) ?? []);
  return [...new Set(named)].filter((address) => !own.some((url) => url?.startsWith(address)));
}
