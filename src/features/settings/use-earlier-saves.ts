import { useState } from 'react';
import type { ReadSettingsAnswer, SettingsSave } from '@domain/settings/settings-calls';
import { sentenceOf } from '@/api/sentence-of';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { reportFault } from '@/logging/report-fault';

interface UseEarlierSaves {
  /** Newest first. */
  readonly saves: readonly SettingsSave[];
  /** Whether the server has more. */
  readonly more: boolean;
  readonly reading: boolean;
  /** Why the last try failed; null if it didn't. */
  readonly problem: string | null;
  readonly readMore: () => Promise<void>;
}

/** The saves before the current one: those of the answer, and as many pages before them as were asked for. */
export function useEarlierSaves(call: CallAsAdmin, answer: ReadSettingsAnswer): UseEarlierSaves {
  const [known, setKnown] = useState<readonly SettingsSave[]>([]);
  /** Where the pages that were read end; undefined before the first. */
  const [end, setEnd] = useState<{ readonly next: number | undefined }>();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const saves = together(answer.earlier, known);
  const { next } = end ?? answer;

  const readMore = async () => {
    if (next === undefined) return;
    setReading(true);
    setProblem(null);
    try {
      const page = await call('office-settings-read', { before: next });
      // All of them: a save meanwhile moves what the answer begins with.
      setKnown(together(saves, page.earlier));
      setEnd({ next: page.next });
    } catch (error) {
      reportFault('earlier saves not loaded', error);
      setProblem(sentenceOf(error));
    } finally {
      setReading(false);
    }
  };
  return { saves, more: next !== undefined, reading, problem, readMore };
}

function together(one: readonly SettingsSave[], other: readonly SettingsSave[]): readonly SettingsSave[] {
  const byVersion = new Map([...one, ...other].map((save) => [save.version, save]));
  return [...byVersion.values()].toSorted((a, b) => b.version - a.version);
}
