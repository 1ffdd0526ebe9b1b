import { useEffect, useEffectEvent, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import { findDraft, type KeptDraft } from '@/offline/office/draft-store';
import { listOfficeEntries } from '@/offline/office/office-store';
import { withAllKeptPhotos } from '../photos/kept-photos';
import type { ReportValues } from '../report-values';
import { targetKey, type DraftTarget } from './draft-target';
import { refusedDraft } from './refused-draft';

export type OpenedDraft =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly sentence: string;
      /** It could not be read; otherwise it was, and there is nothing to write about. */
      readonly unread: boolean;
      readonly retry: () => void;
    }
  | {
      readonly state: 'ready';
      readonly values: ReportValues;
      /** What the device had of it; null for a report that begins. */
      readonly stored: KeptDraft | null;
    };

/** What a report begins with, in the state in which nothing was typed. @throws where it cannot be read here */
export type StartReport = (target: DraftTarget) => Promise<ReportValues>;

/** Opens the draft of a target as the device has it, or begins it. `round` reads it anew. */
export function useOpenedDraft(
  owner: string,
  target: DraftTarget,
  start: StartReport,
  round: number,
): OpenedDraft {
  const key = targetKey(target);
  const [tries, setTries] = useState(0);
  const asked = `${owner} ${key} ${round} ${tries}`;
  const [opened, setOpened] = useState<{ readonly asked: string; readonly draft: OpenedDraft }>();
  const open = useEffectEvent(async (): Promise<OpenedDraft> => {
    try {
      const stored =
        (await findDraft(owner, key).catch(() => null)) ??
        refusedDraft(await listOfficeEntries(owner).catch(() => []), key);
      const values = stored ? (stored.values as ReportValues) : await start(target);
      const findings = await withAllKeptPhotos(owner, values.findings);
      return { state: 'ready', values: { ...values, findings }, stored };
    } catch (error) {
      const verdict = error instanceof AppError ? error.details.userMessage : null;
      return {
        state: 'failed',
        sentence: verdict ?? 'It is not kept on this device. Connect to the internet, and try again.',
        unread: verdict === null,
        retry: () => setTries((before) => before + 1),
      };
    }
  });
  useEffect(() => {
    let current = true;
    void open().then((draft) => {
      if (current) setOpened({ asked, draft });
    });
    return () => {
      current = false;
    };
  }, [asked]);
  return opened?.asked === asked ? opened.draft : { state: 'loading' };
}
