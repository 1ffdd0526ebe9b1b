import { readJson } from '@domain/json/parse-json';
import { isPublicSettings, publicSettingsPath, type PublicSettings } from '@domain/settings/public-settings';
import { Failure } from '../console/failure.mjs';

const patienceMs = 20_000;

/**
 * The settings saved in the project whose functions are at this address, for a build of its site. Null if there are
 * none yet: before the functions are first deployed, and for a stack without https, whose functions may not run yet,
 * unless SAVED_SETTINGS is `read`.
 * @throws Failure if they can't be read: the pages would say what the business began with
 */
export async function savedSettings(functionsUrl: string): Promise<PublicSettings | null> {
  const isLocal = !functionsUrl.startsWith('https://');
  if (isLocal && process.env.SAVED_SETTINGS !== 'read') return null;
  const address = `${functionsUrl.replace(/\/$/, '')}/pages${publicSettingsPath}`;
  let problem: string;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.status === 404) return null;
    const served = answer.ok ? readJson(await answer.text(), isPublicSettings) : null;
    if (served) return served;
    problem = answer.ok ? 'something else is there' : `status ${answer.status}`;
  } catch (error) {
    problem = String((error instanceof Error && error.cause) || error);
  }
  throw new Failure(
    `The settings that the office saved can’t be read from ${address} (${problem}). Build again once they can, or set SAVED_SETTINGS=none to build with those of the business’s folder.`,
  );
}
