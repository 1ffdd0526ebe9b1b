import { createContext, useContext, useState, type ReactNode } from 'react';

interface Choice {
  readonly read: () => string | null;
  readonly write: (rowId: string | null) => void;
}

function createChoice(): Choice {
  let chosen: string | null = null;
  return { read: () => chosen, write: (rowId) => (chosen = rowId) };
}

const ChoiceContext = createContext<Choice | null>(null);

interface ChoiceMemoryProps {
  readonly children: ReactNode;
}

/**
 * Remembers which row of the list below was chosen, while the list is unmounted and read again. A row pressed just
 * after typing a search stays chosen in the search's result.
 */
export function ChoiceMemory({ children }: ChoiceMemoryProps) {
  const [choice] = useState(createChoice);
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
