import { factorySettings } from './factory-settings';
import { settingsFormat } from './settings-record';
import { sectionSchemas, settingsSchema } from './settings-schema';
import type { Settings } from './settings';

/**
 * Stored settings as this version of the code understands them. Sections that were added later are the factory's.
 * Null if they are of a newer format or contradict the schema.
 */
export function readSettings(format: number, stored: object): Settings | null {
  if (format > settingsFormat) return null;
  const known = Object.entries(stored).filter(([section]) => section in sectionSchemas);
  try {
    return settingsSchema.validateSync({ ...factorySettings, ...Object.fromEntries(known) });
  } catch {
    // ignored: the caller logs it, with the version
    return null;
  }
}
