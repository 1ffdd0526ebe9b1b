import { createContext, useContext } from 'react';
import { useRested } from './use-rested';

/** Whether somebody has chosen the row whose details are shown; the first row of a list is shown unasked. */
export const ChosenContext = createContext(true);

const restedMs = 150;

/**
 * Whether the details of a row may read more than the list has: once somebody has chosen the row and rests on it. Opening
 * a list, and passing rows by, costs no reads then.
 */
export function useChosen(): boolean {
  const chosen = useContext(ChosenContext);
  const rested = useRested(restedMs);
  return chosen && rested;
}
