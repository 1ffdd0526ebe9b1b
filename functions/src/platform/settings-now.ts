import { factorySettings } from '@domain/settings/factory-settings';
import type { Settings } from '@domain/settings/settings';
import { requestContext } from './request-context';

/**
 * The settings as of the beginning of this call, request or event, so that one answer doesn't mix two versions. What a
 * transaction decides by a setting reads `settingsIn` instead. Outside of any, such as in a unit test, the factory's.
 */
export function settingsNow(): Settings {
  return requestContext()?.settings ?? factorySettings;
}
