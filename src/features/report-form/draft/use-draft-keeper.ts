import { useEffect, useEffectEvent, useState } from 'react';
import type { KeptDraft } from '@/offline/office/draft-store';
import { ReportDraftKeeper, type DraftState } from './report-draft-keeper';

interface KeeperOptions {
  /** After the draft went off the device elsewhere. */
  readonly onGone: () => void;
  readonly owner: string;
  readonly target: string;
  readonly stored: KeptDraft | null;
}

/** What keeps the form that is open on the device, for as long as it is open. */
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
