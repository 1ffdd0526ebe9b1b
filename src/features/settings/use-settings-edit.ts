import { getIn, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Settings } from '@domain/settings/settings';
import { mergeSettings } from '@domain/settings/merge-settings';
import { settingsAfter } from '@domain/settings/settings-after';
import type { SaveSettings, SettingsVersion } from '@domain/settings/settings-calls';
import { settingsSchema } from '@domain/settings/settings-schema';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useDraftStore } from '@/offline/use-draft-store';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { differenceWords, type ChangeWords } from './difference-words';
import { settingsDraft, type SettingsBase, type SettingsDraft } from './settings-draft';
import { settingsForm, typedSettings, type SettingsForm } from './settings-form';
import { problemsInForm, settingsProblems, type Problems } from './settings-problems';
import { useSaveSettings } from './use-save-settings';

/** Another admin's save, which this edit hasn't seen. */
export interface SettingsConflict {
  readonly base: SettingsBase;
  readonly mine: Settings;
  readonly theirs: SettingsVersion;
}

interface EditStart {
  readonly call: CallAsAdmin;
  readonly owner: string;
  /** As stored. */
  readonly current: SettingsVersion;
  /** The version that the form's values began with; an older one if they are a draft's. */
  readonly begun: SettingsBase;
  readonly onSaved: () => Promise<void>;
}

export interface SettingsEdit {
  readonly base: SettingsBase;
  /** What differs from `base`. */
  readonly changes: readonly ChangeWords[];
  readonly problems: Problems;
  readonly saving: boolean;
  readonly conflict: SettingsConflict | null;
  /** Saves what was typed. @returns the errors that prevent it. */
  readonly save: () => Promise<Problems>;
  readonly discard: () => void;
  /** Saves an earlier version again. */
  readonly restore: (version: SettingsVersion) => Promise<void>;
  readonly takeTheirs: () => void;
  /** Puts my changes on top of theirs, to be looked at and saved again. */
  readonly mergeMine: () => void;
  readonly decideLater: () => void;
}

/** What is typed in the form: what differs, whether it can be saved, saving it, and its draft on the device. */
export function useSettingsEdit({ call, owner, current, begun, onSaved }: EditStart): SettingsEdit {
  const { values, resetForm } = useFormikContext<SettingsForm>();
  const [base, setBase] = useState<SettingsBase>(begun);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [conflict, setConflict] = useState<SettingsConflict | null>(() =>
    begun.version === current.version
      ? null
      : { base: begun, mine: castSettings(typedSettings(values)), theirs: current },
  );
  const { saving, save: send } = useSaveSettings(call);
  const typed = useRef(values);
  useEffect(() => {
    typed.current = values;
  });

  const mine = useMemo(() => castSettings(typedSettings(values)), [values]);
  const changes = useMemo(() => differenceWords(base.settings, mine), [base, mine]);
  const problems = useMemo(
    () => ({ ...stillRefused(refused, values), ...formProblems(values) }),
    [refused, values],
  );
  const unsaved = changes.length > 0;
  useUnsavedInput(unsaved);
  useStoredDraft(owner, unsaved ? { base, values } : null);

  /** Shows other values, which began with another version. */
  const begin = (next: SettingsBase, shown: SettingsForm = settingsForm(next.settings)) => {
    setBase({ version: next.version, settings: next.settings });
    setRefused(null);
    setConflict(null);
    resetForm({ values: shown });
  };

  const submit = async (
    settings: SaveSettings['settings'],
    restoredFrom: number | null,
  ): Promise<Problems> => {
    const outcome = await send({ seenVersion: base.version, settings, restoredFrom });
    if (outcome.state === 'failed') {
      // An earlier version's fields aren't the form's.
      if (restoredFrom !== null) return {};
      const refusals = problemsInForm(outcome.problems, values);
      setRefused({ values, problems: refusals });
      return refusals;
    }
    if (outcome.state === 'changed') setConflict({ base, mine: settings, theirs: outcome.current });
    else {
      const saved = { version: outcome.version, settings: settingsAfter(base.settings, settings) };
      // What was typed while it was saved stays.
      begin(saved, typed.current === values ? settingsForm(saved.settings) : typed.current);
      await onSaved();
    }
    return {};
  };

  return {
    base,
    changes,
    problems,
    saving,
    conflict,
    save: async () => {
      const invalid = formProblems(values);
      return Object.keys(invalid).length > 0 ? invalid : submit(mine, null);
    },
    discard: () => begin(base),
    restore: async ({ settings, version }) => {
      await submit(castSettings(settings), version);
    },
    takeTheirs: () => {
      if (!conflict) return;
      begin(conflict.theirs);
      void onSaved();
    },
    mergeMine: () => {
      if (!conflict) return;
      const { theirs, mine: tried } = conflict;
      // As typed, so that nothing that isn't valid yet is lost.
      const wanted = unsaved ? values : settingsForm(tried);
      begin(
        theirs,
        mergeSettings(settingsForm(conflict.base.settings), wanted, settingsForm(theirs.settings)),
      );
      void onSaved();
    },
    decideLater: () => setConflict(null),
  };
}

const formProblems = (values: SettingsForm) =>
  problemsInForm(settingsProblems(typedSettings(values)), values);

/** As the schema casts it, for comparing: without spaces around, a phone number as it is stored. */
function castSettings(settings: Settings): SaveSettings['settings'] {
  return settingsSchema.cast(settings, { assert: false });
}

/** What the server refused, and what was typed then. */
interface Refused {
  readonly values: SettingsForm;
  readonly problems: Problems;
}

/** The server's errors at fields that still say the same. */
function stillRefused(refused: Refused | null, values: SettingsForm): Problems {
  if (!refused) return {};
  return Object.fromEntries(
    Object.entries(refused.problems).filter(
      ([name]) => JSON.stringify(getIn(refused.values, name)) === JSON.stringify(getIn(values, name)),
    ),
  );
}

/** Keeps what was typed on the device until it is saved or discarded. */
function useStoredDraft(owner: string, draft: SettingsDraft | null): void {
  const [stored] = useState(() => settingsDraft(owner));
  const { store } = useDraftStore<SettingsDraft>((next) => Promise.resolve(stored.write(next)));
  const keep = useEffectEvent(() => {
    if (draft) store.write(draft);
    else void store.discard(() => Promise.resolve(stored.write(null)));
  });
  const [base, values] = [draft?.base, draft?.values];
  useEffect(() => keep(), [base, values]);
}
