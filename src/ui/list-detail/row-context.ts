import { createContext } from 'react';

export interface RowState {
  readonly titleId: string;
  readonly selected: boolean;
  readonly isNew: boolean;
  readonly open: () => void;
}

/** The row of a `ListDetail` that a component stands in. */
export const RowContext = createContext<RowState | null>(null);
