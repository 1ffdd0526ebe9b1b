import { createContext, useContext, useState } from 'react';
import { useUntil } from '../use-until';

/** Whether the row in the details was chosen; the first row of a list is shown without a choice. */
export const ChosenContext = createContext(true);

const restedMs = 150;

/**
 * Whether a row's details may read more documents: true once the row was chosen and stayed selected for a moment.
 * Showing a list and moving through its rows cost no reads then.
 */
export function useChosen(): boolean {
  const chosen = useContext(ChosenContext);
  const [end] = useState(() => Date.now() + restedMs);
  const tooSoon = useUntil(end);
  return chosen && !tooSoon;
}
