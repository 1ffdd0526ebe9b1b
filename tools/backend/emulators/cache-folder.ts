import os from 'node:os';
import path from 'node:path';

export const hidaneVersion = '0.6.0';

/** Outside the checkout, so that a second clone finds what the first one built. */
export const hidaneFolder = path.join(
  process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
  'sewer-scope',
  `hidane-${hidaneVersion}`,
);
