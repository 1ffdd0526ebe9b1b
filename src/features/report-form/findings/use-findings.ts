import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useToast } from '@/ui/use-toast';
import { removePhotos } from '@/photos/draft-photos';
import type { FindingValues } from '../report-values';
import { useOnPage } from '../use-on-page';
import { changeFindings, type FindingsChange } from './change-findings';
import type { FindingHandlers } from './finding-card';
import { focusAfterRemoval, focusField, focusMove, focusTitle } from './focus-finding';

/** How long a deletion can be undone. */
const undoMs = 30_000;

const tooLate = {
  title: 'Couldn’t restore the finding',
  description: 'The form was closed, or too much time has passed.',
  destructive: true,
} as const;

export interface Findings {
  readonly findings: readonly FindingValues[];
  readonly change: (change: FindingsChange) => void;
  /** The finding whose fields are shown. */
  readonly openId: string | null;
  readonly setOpenId: (id: string | null) => void;
  readonly add: () => void;
  /** Adds a finding with these values and expands it. Returns its id. */
  readonly addWith: (values: Partial<FindingValues>) => string;
  readonly handlers: FindingHandlers;
}

/** The findings of a report in progress. Only one is expanded at a time, so that 200 stay fast. */
export function useFindings(initial: readonly FindingValues[]): Findings {
  const [findings, change] = useReducer(changeFindings, initial);
  const [openId, setOpenId] = useState<string | null>(null);
  const toast = useToast();
  const latest = useRef(findings);
  useEffect(() => {
    latest.current = findings;
  }, [findings]);

  // Deletions are final once the form is unmounted.
  const onPage = useOnPage();

  // Finding's id -> timer that removes its photos when undo expires.
  const deleted = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const remove = useCallback(
    (id: string) => {
      const at = latest.current.findIndex((finding) => finding.id === id);
      const finding = latest.current[at];
      if (!finding) return;
      change({ type: 'remove', id });
      setOpenId((open) => (open === id ? null : open));
      const end = setTimeout(() => {
        deleted.current.delete(id);
        void removePhotos(finding.photos);
      }, undoMs);
      deleted.current.set(id, end);
      focusAfterRemoval(latest.current[at + 1]?.id ?? latest.current[at - 1]?.id);
      toast({
        title: 'Finding Deleted',
        description: finding.mainProblem.trim() || 'Unnamed finding.',
        action: {
          label: 'Undo',
          offeredFor: undoMs,
          onChoose: () => {
            // Hovering over a toast keeps it on the screen after undo has expired.
            if (!onPage.current || !deleted.current.has(id)) return toast(tooLate);
            clearTimeout(deleted.current.get(id));
            deleted.current.delete(id);
            change({ type: 'restore', finding, at });
            focusTitle(id);
          },
        },
      });
    },
    [toast, onPage],
  );

  const handlers = useMemo<FindingHandlers>(
    () => ({
      toggle: (id) => setOpenId((open) => (open === id ? null : id)),
      move: (id, by) => {
        change({ type: 'move', id, by });
        focusMove(id, by);
      },
      duplicate: (id) => {
        const copyId = crypto.randomUUID();
        change({ type: 'duplicate', id, copyId });
        setOpenId(copyId);
        focusField(copyId, 'footage');
      },
      remove,
    }),
    [remove],
  );

  const addWith = useCallback((values: Partial<FindingValues>) => {
    const id = crypto.randomUUID();
    change({ type: 'add', id, values });
    setOpenId(id);
    return id;
  }, []);
  const add = useCallback(() => focusField(addWith({}), 'footage'), [addWith]);

  return { findings, change, openId, setOpenId, add, addWith, handlers };
}
