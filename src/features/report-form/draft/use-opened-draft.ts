import { useEffect, useEffectEvent, useState } from 'react';
import { AppError } from '@domain/errors/app-error';
import { within } from '@domain/time/within';
import { reportedAs, reportFault } from '@/logging/report-fault';
import { listOfficeEntries } from '@/offline/office/office-store';
import { storedFilms, withStoredFilms } from '@/films/draft-films';
import { withAllStoredPhotos } from '@/photos/draft-photos';
import { withJob, withLaterFields, type ReportValues } from '../report-values';
import { currentSettings } from '@/settings/settings-store';
import { targetKey, type DraftTarget } from './draft-target';
import { refusedDraft } from './refused-draft';
import { findDraft, type StoredReport } from './report-drafts';

export type OpenedDraft =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly sentence: string;
      /** Whether reading failed; false where there is nothing to write a report about. */
      readonly unread: boolean;
      readonly retry: () => void;
    }
  | {
      readonly state: 'ready';
      readonly values: ReportValues;
      /** The stored draft; null for a new report. */
      readonly stored: StoredReport | null;
    };

/** The initial values of a report. @throws where they can't be read on this device */
export type StartReport = (target: DraftTarget) => Promise<ReportValues>;

/** How long a stored draft waits for its job: on a slow connection it opens without. */
const jobPatienceMs = 1_500;

/** Loads a target's draft from the device, or begins a new one. A new `round` loads it again. */
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
  const followed = async (draft: ReportValues): Promise<ReportValues> => {
    if (target.kind !== 'job' || !draft.begunFor) return draft;
    // ignored: a draft opens without its job, and the server takes over what has changed
    const started = start(target).catch(() => null);
    const job = await within(jobPatienceMs, started, () => null);
    return job ? withJob(draft, job) : draft;
  };
  const open = useEffectEvent(async (): Promise<OpenedDraft> => {
    try {
      const stored =
        (await findDraft(owner, key).catch(reportedAs('a report draft not opened', null))) ??
        refusedDraft(await listOfficeEntries(owner).catch(reportedAs('refused reports not listed', [])), key);
      const values = stored
        ? await followed(withLaterFields(currentSettings().services, stored.values))
        : await start(target);
      const findings = await withAllStoredPhotos(owner, values.findings);
      const films = withStoredFilms(values.fields.films, await storedFilms(owner, key));
      return {
        state: 'ready',
        values: { ...values, fields: { ...values.fields, films }, findings },
        stored,
      };
    } catch (error) {
      reportFault('a report form not opened', error);
      const verdict = error instanceof AppError ? error.details.userMessage : null;
      return {
        state: 'failed',
        sentence: verdict ?? 'It isn’t saved on this device, and we couldn’t load it. Try again in a moment.',
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
