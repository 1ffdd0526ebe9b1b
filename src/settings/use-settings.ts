import { useSyncExternalStore } from 'react';
import { builtSettings } from '@domain/settings/built-settings';
import type { PublicSettings } from '@domain/settings/public-settings';
import { currentSettings, subscribeToSettings } from './settings-store';

/** The current settings; in prerendered HTML, and until it is hydrated, those with which the page was built. */
export function useSettings(): PublicSettings {
  return useSyncExternalStore(subscribeToSettings, currentSettings, () => builtSettings);
}
