import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useToast } from '@/ui/use-toast';
import { removePhotos } from '../photos/remove-photos';
import type { FindingValues } from '../report-values';
import { changeFindings, type FindingsChange } from './change-findings';
import type { FindingHandlers } from './finding-card';

/** For how long a deleted finding can be taken back. */
const undoMs = 30_000;

interface Findings {
  readonly findings: readonly FindingValues[];
  readonly change: (change: FindingsChange) => void;
  /** The one whose fields are shown. */
  readonly openId: string | null;
  readonly setOpenId: (id: string | null) => void;
  readonly add: () => void;
  readonly handlers: FindingHandlers;
}

/** The findings of a report that is being written; one of them is open at a time, so that 200 stay quick. */
export function useFindings(initial: readonly FindingValues[]): Findings {
  const [findings, change] = useReducer(changeFindings, initial);
  const [openId, setOpenId] = useState<string | null>(null);
  const toast = useToast();
  const latest = useRef(findings);
  useEffect(() => {
    latest.current = findings;
  }, [findings]);

  // What a deletion that can still be taken back would take along; once the form goes, it is final.
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
        description: finding.mainProblem.trim() || 'A finding without a name.',
        action: {
          label: 'Undo',
          offeredFor: undoMs,
          onChoose: () => {
            clearTimeout(deleted.current.get(id));
            if (!deleted.current.delete(id)) return;
            change({ type: 'restore', finding, at });
            focusTitle(id);
          },
        },
      });
    },
    [toast],
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

  const add = useCallback(() => {
    const id = crypto.randomUUID();
    change({ type: 'add', id });
    setOpenId(id);
    focusField(id, 'footage');
  }, []);

  return { findings, change, openId, setOpenId, add, handlers };
}

/** Puts the focus into a field of the finding that opens with the next frame. */
export function focusField(id: string, name: string): void {
  afterDrawn(() => {
    const field = card(id)?.querySelector<HTMLElement>(`[name="${name}"]`);
    field?.focus();
    card(id)?.scrollIntoView({ block: 'nearest' });
  });
}

function focusTitle(id: string): void {
  afterDrawn(() => card(id)?.querySelector<HTMLElement>('.title')?.focus());
}

function focusMove(id: string, by: 1 | -1): void {
  afterDrawn(() =>
    card(id)
      ?.querySelector<HTMLElement>(`[data-move="${by === 1 ? 'down' : 'up'}"]`)
      ?.focus(),
  );
}

function focusAfterRemoval(neighbour: string | undefined): void {
  if (neighbour !== undefined) focusTitle(neighbour);
  else afterDrawn(() => document.querySelector<HTMLElement>('[data-add-finding]')?.focus());
}

function card(id: string): HTMLElement | null {
  return document.querySelector(`[data-finding="${CSS.escape(id)}"]`);
}

/** After React has put on the page what was just changed, and MUI's menus have given back the focus. */
function afterDrawn(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
