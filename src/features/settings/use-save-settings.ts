import { useRef, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import type { SaveSettings, SettingsVersion } from '@domain/settings/settings-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';
import { useToast } from '@/ui/use-toast';
import { refusedSettings, type Problems } from './settings-problems';

export type SettingsSaving = Omit<SaveSettings, 'idempotencyKey'>;

export type SaveOutcome =
  | { readonly state: 'saved'; readonly version: number }
  /** Another admin saved in between. */
  | { readonly state: 'changed'; readonly current: SettingsVersion }
  /** Nothing was saved, as a toast has said; `problems` are errors of single fields. */
  | { readonly state: 'failed'; readonly problems: Problems };

interface UseSaveSettings {
  readonly saving: boolean;
  readonly save: (asked: SettingsSaving) => Promise<SaveOutcome>;
}

const nothing: SaveOutcome = { state: 'failed', problems: {} };

/** Saves the settings. A repeated press, or a retry of the same settings, saves once. */
export function useSaveSettings(call: CallAsAdmin): UseSaveSettings {
  const [saving, setSaving] = useState(false);
  const underWay = useRef(false);
  /** Of the last request, until its outcome is known. */
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const toast = useToast();

  const failed = (error: unknown, { restoredFrom }: SettingsSaving): SaveOutcome => {
    reportFault('settings not saved', error);
    const { userMessage, fields } =
      error instanceof AppError
        ? error.details
        : { userMessage: 'Something went wrong on this device. Please try again.', fields: undefined };
    // What the server has refused will be sent again with another key, since it was not stored.
    if (error instanceof AppError && error.code !== 'unavailable' && error.code !== 'internal') {
      key.current = null;
    }
    // The fields of an earlier version aren't on the screen.
    const reason = restoredFrom === null ? undefined : Object.values(fields ?? {})[0];
    toast({ title: 'Settings not saved', description: reason ?? userMessage, destructive: true });
    return { state: 'failed', problems: refusedSettings(fields) };
  };

  const save = async (asked: SettingsSaving): Promise<SaveOutcome> => {
    if (underWay.current) return nothing;
    underWay.current = true;
    setSaving(true);
    const of = JSON.stringify(asked);
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() };
    try {
      const answer = await call('office-settings-save', { ...asked, idempotencyKey: key.current.key });
      key.current = null;
      if (answer.state === 'saved') {
        toast({
          title: 'Settings saved',
          description: 'Forms, emails and client pages show it within a minute.',
        });
      }
      return answer;
    } catch (error) {
      return failed(error, asked);
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  };

  return { saving, save };
}
