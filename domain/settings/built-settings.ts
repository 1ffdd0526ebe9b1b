import { factorySettings } from './factory-settings';
import { publicSettings, type PublicSettings } from './public-settings';

declare global {
  /** What `vite.config.ts` found saved in the project that it builds for; null or missing for none. */
  var SAVED_SETTINGS: PublicSettings | null | undefined;
}

/** The settings with which the pages were built: the saved ones, or those with which the business begins. */
export const builtSettings: PublicSettings = globalThis.SAVED_SETTINGS ?? publicSettings(0, factorySettings);
