import { ValidationError } from 'yup';
import type { Settings } from '@domain/settings/settings';
import { settingsSchema } from '@domain/settings/settings-schema';
import { typedSettings, type SettingsForm } from './settings-form';

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

/** The errors under the names of the form, which has the whole library; and titles that the library has twice. */
export function problemsInForm(problems: Problems, form: SettingsForm): Problems {
  const { items } = typedSettings(form).findings;
  const places = new Map(form.findings.catalog.map(({ id }, place) => [id, place]));
  const named = Object.entries(problems).map(([name, message]) => {
    const [, index = '', rest = ''] = /^findings\.items\[(\d+)\](.*)$/.exec(name) ?? [];
    const place = places.get(items[Number(index)]?.id ?? '');
    return [
      index === '' || place === undefined ? name : `findings.catalog[${place}]${rest}`,
      message,
    ] as const;
  });
  return { ...repeatedTitles(form), ...Object.fromEntries(named) };
}

function repeatedTitles({ findings: { catalog } }: SettingsForm): Problems {
  const titles = catalog.map(({ title }) => title.trim().toLowerCase());
  const repeated = titles.flatMap((title, place) =>
    title !== '' && titles.indexOf(title) !== place
      ? [[`findings.catalog[${place}].title`, 'Another finding has this title.'] as const]
      : [],
  );
  return Object.fromEntries(repeated);
}

/** The server's errors under the form's names; those of other fields are left out. */
export function refusedSettings(fields: Problems = {}): Problems {
  const own = Object.entries(fields).flatMap(([name, message]) =>
    name.startsWith('settings.') ? [[name.slice('settings.'.length), message] as const] : [],
  );
  return Object.fromEntries(own);
}
