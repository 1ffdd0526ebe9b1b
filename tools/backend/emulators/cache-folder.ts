import os from 'node:os';
import path from 'node:path';
import { correctionHash } from './correct-hidane';

export const hidaneVersion = '0.6.0';

/** Outside the checkout, so that all clones share it. */
export const hidaneFolder = path.join(
  process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
  'sewer-scope',
  `hidane-${hidaneVersion}-corrected-${correctionHash}`,
);
