import { createContext } from 'react';

export interface RowState {
  readonly titleId: string;
  readonly selected: boolean;
  readonly isNew: boolean;
  readonly open: () => void;
}

/** The `ListDetail` row around a component. */
export const RowContext = createContext<RowState | null>(null);
