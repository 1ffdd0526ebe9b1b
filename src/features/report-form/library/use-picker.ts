import { useState } from 'react';
import type { Findings } from '../findings/use-findings';
import { focusAddFromLibrary } from '../findings/focus-finding';

export interface Picker {
  /** The finding for which the library is open; null while it is closed. */
  readonly pickFor: string | null;
  /** Opens the library for a finding, and the finding. */
  readonly open: (id: string) => void;
  /** Adds a finding, and opens the library for it. */
  readonly add: () => void;
  /** Closes the library, and removes a finding that was added for it and is still empty. */
  readonly close: (picked: boolean) => void;
}

/** Which finding the library is open for. */
export function usePicker({ change, setOpenId }: Pick<Findings, 'change' | 'setOpenId'>): Picker {
  const [asked, setAsked] = useState<{ readonly id: string; readonly isNew: boolean } | null>(null);
  const open = (id: string, isNew = false) => {
    setOpenId(id);
    setAsked({ id, isNew });
  };
  return {
    pickFor: asked?.id ?? null,
    open: (id) => open(id),
    add: () => {
      const id = crypto.randomUUID();
      change({ type: 'add', id });
      open(id, true);
    },
    close: (picked) => {
      if (!picked && asked?.isNew) {
        change({ type: 'remove', id: asked.id });
        setOpenId(null);
        focusAddFromLibrary();
      }
      setAsked(null);
    },
  };
}
