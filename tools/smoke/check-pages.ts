import { routes } from '@domain/business/routes';
import { hasFields, isAnything, isText } from '@domain/json/guards';
import { readJson } from '@domain/json/parse-json';
import { sampleFilm } from '../../src/site/landing/sample-report/sample-film';
import { fine, wrong, type Finding } from '../deploy/finding';
import { expectedHeaders } from './expected-headers';
import { described, request, type Read } from './request';
import type { Target } from './target';
import { within } from './within';

/** As many requests as a browser sends to one site. */
const atOnce = 6;

/** A document of each kind. */
const documents = [
  { address: routes.home, file: 'index.html' },
  { address: routes.privacy, file: 'privacy.html' },
  { address: routes.admin, file: 'admin.html' },
  { address: routes.referralApp, file: 'referral-app.html' },
  { address: routes.agreement, file: 'forms-app.html' },
  { address: routes.customerPortal, file: 'portal-app.html' },
] as const;

/** Hosting itself may send a stricter value on its own domains, so only its presence is checked. */
const anyValue = 'strict-transport-security';
const isHealth = hasFields({ healthy: isAnything });
const isFullHealth = hasFields({ commit: isText });

/** Loads the site as a visitor's browser does, and compares what it answers with what was deployed. */
export async function checkPages(target: Target, signal?: AbortSignal): Promise<Finding[]> {
  const expected = await expectedHeaders(target.hosting, documents);
  const found = await Promise.all([
    ...documents.map(({ address }) => checkDocument(target, address, expected.get(address) ?? {})),
    checkMissing(target),
    checkFilm(target),
    checkWorker(target),
    checkHealth(target, signal),
  ]);
  return found.flat();
}

async function checkDocument(
  { site, commit }: Target,
  address: string,
  expected: Readonly<Record<string, string | null>>,
): Promise<Finding[]> {
  const read = await request(site + address);
  if (read.status !== 200) return [wrong(`${address} ${described(read)}`)];
  const build = /<html[^>]* data-build="([^"]*)"/.exec(read.text)?.[1];
  if (build === undefined) return [wrong(`${address} is not a page of this product`)];
  const found = Object.entries(expected).flatMap(([name, value]) => headerFault(address, read, name, value));
  if (commit !== null && build !== commit)
    found.push(wrong(`${address} is of build ${build}, not ${commit}`));
  return found.length > 0 ? found : [fine(`${address} of build ${build}, with its headers`)];
}

function headerFault(address: string, { headers }: Read, name: string, expected: string | null): Finding[] {
  const sent = headers.get(name);
  if (sent === expected || (name === anyValue && sent !== null)) return [];
  return [wrong(`${address} has ${name} "${sent ?? ''}", expected "${expected ?? ''}"`)];
}

async function checkMissing({ site }: Target): Promise<Finding[]> {
  const read = await request(`${site}/no-such-page`);
  return read.status === 404 ? [] : [wrong(`/no-such-page ${described(read)}, expected 404`)];
}

/** Players go to a moment by asking for a part, and Safari plays nothing that comes only whole. */
async function checkFilm({ site }: Target): Promise<Finding[]> {
  const read = await request(site + sampleFilm.path, { headers: { Range: 'bytes=0-99' } });
  if (read.status === 206) return [];
  return [wrong(`${sampleFilm.path} isn't sent in parts: it answers ${read.status}, expected 206`)];
}

/** The service worker names every script of the site. */
async function checkWorker({ site, functions }: Target): Promise<Finding[]> {
  const worker = await request(`${site}/sw.js`);
  if (worker.status !== 200) return [wrong(`/sw.js ${described(worker)}`)];
  const names = [...new Set(worker.text.match(/assets\/[\w.-]+\.js/g) ?? [])];
  if (names.length === 0) return [wrong('/sw.js names no scripts')];
  const scripts: { readonly name: string; readonly read: Read }[] = [];
  for (let from = 0; from < names.length; from += atOnce) {
    const some = names.slice(from, from + atOnce);
    scripts.push(
      ...(await Promise.all(some.map(async (name) => ({ name, read: await request(`${site}/${name}`) })))),
    );
  }
  const broken = scripts.filter(
    ({ read }) => read.status !== 200 || !/javascript/.test(read.headers.get('Content-Type') ?? ''),
  );
  const [first] = broken;
  if (first) return [wrong(`/sw.js names ${broken.length} scripts that don't load, such as /${first.name}`)];
  // The path of a build's functions, without which every booking would stay on its device.
  return scripts.some(({ read }) => read.text.includes(functions))
    ? [fine(`/sw.js and its ${names.length} scripts load, and call ${functions}`)]
    : [wrong(`no script calls ${functions}: the site was built for another project`)];
}

async function checkHealth(
  { site, healthToken, commit, patienceMs }: Target,
  signal: AbortSignal | undefined,
): Promise<Finding[]> {
  const headers = healthToken === null ? {} : { Authorization: `Bearer ${healthToken}` };
  // The first round of the sweeper is a minute after the first deploy.
  const read = await within(
    patienceMs,
    async () => {
      const value = await request(`${site}/health`, { headers });
      return { done: value.status === 200, value };
    },
    signal,
  );
  if (readJson(read.text, isHealth)?.healthy !== true) return [wrong(`/health ${described(read)}`)];
  const full = readJson(read.text, isFullHealth);
  if (full && commit !== null && full.commit !== commit)
    return [wrong(`the functions are of build ${full.commit}, not ${commit}`)];
  return [fine(full ? `the functions of build ${full.commit} are healthy` : 'the functions are healthy')];
}
