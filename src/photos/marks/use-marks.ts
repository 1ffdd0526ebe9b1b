import { useState } from 'react';
import type { PhotoMark } from '@domain/report/photo-mark';

export interface Marks {
  /** Texts may still be empty. */
  readonly marks: readonly PhotoMark[];
  /** Index of the selected mark; `null` for none. */
  readonly selected: number | null;
  readonly select: (index: number | null) => void;
  readonly add: (mark: PhotoMark) => void;
  /** Changes a mark. Changes with the same `step`, such as one movement or word, are undone together. */
  readonly change: (index: number, mark: PhotoMark, step: string) => void;
  readonly remove: (index: number) => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
}

interface State {
  readonly marks: readonly PhotoMark[];
  readonly selected: number | null;
  readonly past: readonly (readonly PhotoMark[])[];
  readonly step: string;
}

/**
 * The marks of one photo while they are edited. Each change is reported at once, without marks whose text is still
 * empty.
 */
export function useMarks(stored: readonly PhotoMark[], onChange: (marks: PhotoMark[]) => void): Marks {
  const [state, setState] = useState<State>({ marks: stored, selected: null, past: [], step: '' });
  const { marks, selected, past } = state;

  const become = (next: State) => {
    setState(next);
    onChange(next.marks.filter(({ shape, text }) => shape !== 'text' || text.trim() !== ''));
  };
  const take = (changed: readonly PhotoMark[], nowSelected: number | null, step = '') => {
    const goesOn = step !== '' && step === state.step;
    become({ marks: changed, selected: nowSelected, past: goesOn ? past : [...past, marks], step });
  };

  return {
    marks,
    selected,
    select: (index) => setState({ ...state, selected: index, step: '' }),
    add: (mark) => take([...marks, mark], marks.length),
    change: (index, mark, step) => take(marks.with(index, mark), index, step),
    remove: (index) => take(marks.toSpliced(index, 1), null),
    undo: () => {
      const before = past.at(-1);
      if (before) become({ marks: before, selected: null, past: past.slice(0, -1), step: '' });
    },
    canUndo: past.length > 0,
  };
}
