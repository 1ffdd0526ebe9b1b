import { useEffect, useState } from 'react';
import { DraftStore } from './draft-store';

interface MountedDraft<Values> {
  readonly store: DraftStore<Values>;
  /** False where the device can't store what is typed. */
  readonly stored: boolean;
}

/** The draft store of a mounted form. @param save as in `DraftStore`, of the first render */
export function useDraftStore<Values>(save: (values: Values) => Promise<unknown>): MountedDraft<Values> {
  const [stored, setStored] = useState(true);
  const [store] = useState(() => new DraftStore(save, setStored));
  useEffect(() => store.start(), [store]);
  return { store, stored };
}
