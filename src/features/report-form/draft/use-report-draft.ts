import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reportedAs } from '@/logging/report-fault';
import { removeDraft } from '@/offline/office/report-drafts';
import { forgetFilms, removeFilms } from '@/films/film-queue';
import { removePhotos } from '@/photos/draft-photos';
import { forgetPhotos } from '@/photos/photo-queue';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { filmsOfValues, photosOfValues, type ReportValues } from '../report-values';
import { useOnPage } from '../use-on-page';
import { targetKey, type DraftTarget } from './draft-target';
import type { StoredReport } from './report-drafts';
import { ReportDraftKeeper, type DraftState } from './report-draft-keeper';

interface DraftOptions {
  readonly owner: string;
  readonly target: DraftTarget;
  /** The stored draft; null for a new report. */
  readonly stored: StoredReport | null;
  /** The form's values now. */
  readonly values: ReportValues;
  /** Called when the draft was removed from the device, here or in another tab. */
  readonly onGone: () => void;
  /** Loads the stored draft again. */
  readonly onReopen: () => void;
}

export interface ReportDraft {
  readonly id: string;
  readonly state: DraftState;
  /** Stores everything now. */
  readonly flush: () => Promise<void>;
  /** With `overtaken`: overwrites the other tab's version. */
  readonly keepMine: () => void;
  /** With `overtaken`: loads the other tab's version. */
  readonly takeTheirs: () => void;
  /** Removes the draft. 'forget' leaves its photos and films to the report that was sent. */
  readonly clear: (photos: 'forget' | 'remove') => Promise<void>;
}

/** The mounted form's draft, stored on the device as it is typed. An untouched form is not stored. */
export function useReportDraft({ values, onGone, onReopen, ...options }: DraftOptions): ReportDraft {
  const { owner, stored } = options;
  const target = targetKey(options.target);
  const [state, setState] = useState<DraftState>(stored ? 'saved' : 'untouched');
  const [keeper] = useState(() => new ReportDraftKeeper({ owner, target, stored }, setState));

  // An admin who left the page while the email was sent is not brought back to it.
  const onPage = useOnPage();
  const gone = () => {
    if (onPage.current) onGone();
  };
  const goneElsewhere = useEffectEvent(gone);
  useEffect(() => {
    keeper.begin(() => goneElsewhere());
    return () => keeper.end();
  }, [keeper]);

  const { fields, findings } = values;
  const opened = useRef(values);
  const write = useEffectEvent(() => keeper.write(values));
  useEffect(() => {
    if (fields !== opened.current.fields || findings !== opened.current.findings) write();
  }, [fields, findings]);
  useUnsavedInput(state !== 'saved' && state !== 'untouched');

  return {
    id: keeper.id,
    state,
    flush: () => keeper.flush(),
    keepMine: () => void keeper.keepMine(values),
    takeTheirs: () => void keeper.drop().then(onReopen),
    clear: async (photos) => {
      await keeper.drop();
      const paths = photosOfValues(values);
      void (photos === 'forget' ? forgetPhotos(paths) : removePhotos(paths));
      const films = filmsOfValues(values);
      void (photos === 'forget' ? forgetFilms(films) : removeFilms(films));
      await removeDraft(keeper.id).catch(reportedAs('a report draft not removed', undefined));
      gone();
    },
  };
}
