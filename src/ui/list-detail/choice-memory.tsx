import { createContext, useContext, useState, type ReactNode } from 'react';

interface Choice {
  readonly read: () => string | null;
  readonly write: (rowId: string | null) => void;
  /** The row to open, until it was. */
  readonly toOpen: () => string | null;
  readonly setOpened: () => void;
}

function createChoice(opened: string | null): Choice {
  let chosen = opened;
  let toOpen = opened;
  return {
    read: () => chosen,
    write: (rowId) => (chosen = rowId),
    toOpen: () => toOpen,
    setOpened: () => (toOpen = null),
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

/** The row that the `ChoiceMemory` above opens when its list is first shown, and what to call once it is open. */
export function useOpenedRow(): readonly [string | null, () => void] {
  const memory = useContext(ChoiceContext);
  const [toOpen] = useState(() => memory?.toOpen() ?? null);
  return [toOpen, () => memory?.setOpened()];
}
