import { createContext, useContext, useState, type ReactNode } from 'react';

interface Choice {
  readonly read: () => string | null;
  readonly write: (rowId: string | null) => void;
  /** The row to open once it is there, the first time. */
  readonly takeOpened: (rowIds: ReadonlySet<string>) => string | null;
}

function createChoice(opened: string | null): Choice {
  let chosen = opened;
  let toOpen = opened;
  return {
    read: () => chosen,
    write: (rowId) => (chosen = rowId),
    takeOpened(rowIds) {
      if (toOpen === null || !rowIds.has(toOpen)) return null;
      const taken = toOpen;
      toOpen = null;
      return taken;
    },
  };
}

const ChoiceContext = createContext<Choice | null>(null);

interface ChoiceMemoryProps {
  /** The row whose details are opened once it is there. */
  readonly opened?: string | null;
  readonly children: ReactNode;
}

/**
 * Remembers which row of the list below was chosen, while the list is unmounted and read again. A row pressed just
 * after typing a search stays chosen in the search's result.
 */
export function ChoiceMemory({ opened = null, children }: ChoiceMemoryProps) {
  const [choice] = useState(() => createChoice(opened));
  return <ChoiceContext value={choice}>{children}</ChoiceContext>;
}

/** The id of the chosen row and its setter; remembered by the `ChoiceMemory` above, if there is one. */
export function useRememberedChoice(): readonly [string | null, (rowId: string) => void] {
  const memory = useContext(ChoiceContext);
  const [chosenId, setChosenId] = useState(() => memory?.read() ?? null);
  return [
    chosenId,
    (rowId) => {
      setChosenId(rowId);
      memory?.write(rowId);
    },
  ];
}

/** Takes the row that the `ChoiceMemory` above opens, once it is among the rows; null before, after, and without one. */
export function useOpenedRow(): (rowIds: ReadonlySet<string>) => string | null {
  const memory = useContext(ChoiceContext);
  return (rowIds) => memory?.takeOpened(rowIds) ?? null;
}
