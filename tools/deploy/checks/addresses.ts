import { fine, notAnswered, wrong, type Check, type Deploy, type Finding } from '../finding';

interface Site {
  /** `projects/p/sites/s`. */
  readonly name: string;
  readonly defaultUrl?: string;
}
interface CustomDomains {
  readonly customDomains?: readonly { readonly name: string }[];
}

/** Whether the site addresses known to the functions and pages answer. */
export const addresses: Check = {
  name: 'Addresses',
  async look(deploy) {
    return [...functionsAddress(deploy), ...(await siteAddresses(deploy))];
  },
};

function functionsAddress({ project, region, settings, web }: Deploy): Finding[] {
  const own = `https://${region}-${project}.cloudfunctions.net`;
  const server = settings.FUNCTIONS_URL || own;
  const client = web.VITE_FUNCTIONS_URL?.replace(/\/$/, '');
  // Missing: one of the settings' findings.
  if (!client) return [];
  if (server !== client) return [wrong(`FUNCTIONS_URL is ${server}, but VITE_FUNCTIONS_URL is ${client}`)];
  if (client.includes('cloudfunctions.net') && client !== own) {
    return [wrong(`VITE_FUNCTIONS_URL is ${client}, but the functions are deployed to ${own}`)];
  }
  return [fine(`pages and functions both say ${client}`)];
}

async function siteAddresses({ ask, project, settings, siteUrl }: Deploy): Promise<Finding[]> {
  const hosting = 'https://firebasehosting.googleapis.com/v1beta1';
  const answer = await ask(`${hosting}/projects/${project}/sites`);
  if (answer.status !== 200) return [notAnswered(answer)];
  const { sites = [] } = answer.body as { sites?: readonly Site[] };
  if (sites.length === 0) return [wrong('there is no Hosting site: open Hosting in the console')];
  const hosts = new Set<string>();
  for (const { name, defaultUrl } of sites) {
    if (defaultUrl) hosts.add(new URL(defaultUrl).host);
    hosts.add(`${name.split('/').at(-1)}.firebaseapp.com`);
    const domains = await ask(`${hosting}/${name}/customDomains`);
    if (domains.status !== 200) return [notAnswered(domains)];
    for (const domain of (domains.body as CustomDomains).customDomains ?? []) {
      hosts.add(domain.name.split('/').at(-1) ?? '');
    }
  }
  const site = (settings.SITE_URL || siteUrl).replace(/\/$/, '');
  const origins = (settings.ALLOWED_ORIGINS || site).split(',').map((origin) => origin.trim());
  const strange = [...new Set([site, ...origins])].filter(
    (address) => !URL.canParse(address) || !hosts.has(new URL(address).host),
  );
  return [
    ...strange.map((address) =>
      wrong(`${address} is not a Hosting address: the site answers at ${[...hosts].join(', ')}`),
    ),
    ...(origins.includes(site) ? [] : [wrong(`ALLOWED_ORIGINS leaves out the site itself, ${site}`)]),
    ...(strange.length === 0 ? [fine(`the site answers at ${site}`)] : []),
  ];
}
