import { factorySettings } from './factory-settings';
import { publicSettings, type PublicSettings } from './public-settings';

/** The settings with which the pages were built. */
export const builtSettings: PublicSettings = publicSettings(0, factorySettings);
