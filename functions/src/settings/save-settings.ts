import { Timestamp } from 'firebase-admin/firestore';
import { ValidationError } from 'yup';
import { collections } from '@domain/firestore/paths';
import { AppError } from '@domain/errors/app-error';
import type { Settings } from '@domain/settings/settings';
import { settingsAfter } from '@domain/settings/settings-after';
import type { SaveSettings, SaveSettingsAnswer } from '@domain/settings/settings-calls';
import { settingDifferences } from '@domain/settings/setting-differences';
import { settingsFormat, type StoredSettings } from '@domain/settings/settings-record';
import { settingsSchema } from '@domain/settings/settings-schema';
import { openAuditTrail } from '../platform/audit';
import { adminOf, type AdminCaller } from '../platform/authorize';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { earlierAnswer, keepAnswer, receiptSlot } from '../platform/receipts';
import { settingsVersions } from '../platform/settings-versions';
import { newestSaves, settingsDocument, settingsIn, type CurrentSettings } from '../platform/stored-settings';
import { publish } from './publishing';
import { shownVersion } from './shown-version';

/** What the receipt keeps of a save. */
type Saved = Extract<SaveSettingsAnswer, { readonly state: 'saved' }>;

/**
 * office-settings-save: stores a new version of the settings. Refused if another owner saved in between: the answer then has
 * what they saved.
 */
export const saveSettings = callable('office-settings-save', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-settings-save', idempotencyKey, asked);
  const outcome = await commit(slot.call, async (transaction): Promise<Saved | CurrentSettings> => {
    const earlier = await earlierAnswer<Saved>(slot, transaction);
    if (earlier) return earlier;
    const current = await settingsIn(transaction);
    if (current.problem === 'newer') throw unreadable();
    if (current.version !== asked.seenVersion) {
      if (current.problem === 'lost') throw lost();
      return current;
    }
    const [newest] = (await transaction.get(newestSaves(1))).docs;
    // Higher than the current version if a backup brought that back.
    const version = Math.max(current.version, newest ? Number(newest.id) : 0) + 1;
    const save = saveAfter(current, version, asked, admin, now);
    const trail = await openAuditTrail(
      transaction,
      { collection: collections.settings, id: 'current' },
      admin,
      now,
    );
    trail.append({
      action: save.restored_from === null ? 'settings-saved' : 'settings-restored',
      changed: changedValues(current.settings, save.settings),
    });
    transaction.set(settingsDocument(), save);
    transaction.create(settingsVersions().doc(String(save.version)), save);
    const answer: Saved = { state: 'saved', version: save.version };
    keepAnswer(transaction, slot, answer, now);
    return answer;
  });
  if (!('state' in outcome)) return { state: 'changed', current: await shownVersion(outcome) };
  await publish(outcome.version, now);
  return outcome;
});

function saveAfter(
  current: CurrentSettings,
  version: number,
  { settings, restoredFrom }: Omit<SaveSettings, 'idempotencyKey'>,
  admin: AdminCaller,
  now: Date,
): StoredSettings<Timestamp> & { readonly settings: Settings } {
  return {
    format: settingsFormat,
    version,
    settings: checked(settingsAfter(current.last ?? settings, settings)),
    saved_at: Timestamp.fromDate(now),
    saved_by: admin.uid,
    restored_from: restoredFrom,
  };
}

/** Former titles, which the save adds, can contradict what the form was checked for. */
function checked(settings: Settings): Settings {
  try {
    return settingsSchema.validateSync(settings);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new AppError('invalid-input', `invalid: ${error.path}`, 'Please check the highlighted fields.', {
      fields: { [`settings.${error.path}`]: error.message },
    });
  }
}

/** The changed values under the names of their places: `services.catalog.rush.price`. */
function changedValues(before: Settings, after: Settings): Record<string, unknown> {
  return Object.fromEntries(
    settingDifferences(before, after).map(({ path, after: value }) => [path.join('.'), value ?? null]),
  );
}

function unreadable(): AppError {
  return new AppError(
    'unavailable',
    'stored settings are unreadable',
    'The settings were saved by a newer version of this app. Reload the page, and try again.',
  );
}

/** What was typed began with what is lost, or with an earlier version: only what was saved last can be gone on from. */
function lost(): AppError {
  return new AppError(
    'unavailable',
    'stored settings are lost',
    'The last save is missing or damaged. Reload the page to bring it back.',
  );
}
