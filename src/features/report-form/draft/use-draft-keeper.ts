import { useEffect, useEffectEvent, useState } from 'react';
import type { StoredDraft } from '@/offline/office/report-drafts';
import { ReportDraftKeeper, type DraftState } from './report-draft-keeper';

interface KeeperOptions {
  /** Called when the draft was removed from the device elsewhere. */
  readonly onGone: () => void;
  readonly owner: string;
  readonly target: string;
  readonly stored: StoredDraft | null;
}

/** The draft keeper of the mounted form. */
export function useDraftKeeper({ onGone, ...options }: KeeperOptions): {
  readonly keeper: ReportDraftKeeper;
  readonly state: DraftState;
} {
  const [state, setState] = useState<DraftState>(options.stored ? 'saved' : 'untouched');
  const gone = useEffectEvent(onGone);
  const [keeper] = useState(() => new ReportDraftKeeper(options, setState));
  useEffect(() => {
    keeper.begin(() => gone());
    return () => keeper.end();
  }, [keeper]);
  return { keeper, state };
}
