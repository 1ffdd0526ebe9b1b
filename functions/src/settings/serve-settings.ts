import { publicSettings } from '@domain/settings/public-settings';
import { sha256 } from '../platform/hash';
import { route } from '../platform/route';
import { loadSettings } from '../platform/stored-settings';

/**
 * public-settings, behind Hosting's /settings.json: the current settings for every page. A cache between us and the
 * visitors may keep them for as long as an instance does.
 */
export const serveSettings = route('public-settings', async (_request, response) => {
  const { version, settings } = await loadSettings();
  const body = JSON.stringify(publicSettings(version, settings));
  response.set({
    'Cache-Control': 'public, max-age=0, s-maxage=15, must-revalidate',
    ETag: `"${sha256(body).slice(0, 32)}"`,
  });
  // Express answers 304 where the ETag matches.
  response.type('application/json').send(body);
});
