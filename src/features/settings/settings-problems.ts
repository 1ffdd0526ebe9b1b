import { ValidationError } from 'yup';
import type { Settings } from '@domain/settings/settings';
import { settingsSchema } from '@domain/settings/settings-schema';

/** Field, such as `services.catalog[0].price` -> its first error. */
export type Problems = Readonly<Record<string, string>>;

export function settingsProblems(settings: Settings): Problems {
  try {
    settingsSchema.validateSync(settings, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) problems[path] ??= message;
    return problems;
  }
}

/** The server's errors under the form's names; those of other fields are left out. */
export function refusedSettings(fields: Problems = {}): Problems {
  const own = Object.entries(fields).flatMap(([name, message]) =>
    name.startsWith('settings.') ? [[name.slice('settings.'.length), message] as const] : [],
  );
  return Object.fromEntries(own);
}
