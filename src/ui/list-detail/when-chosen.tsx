import type { ReactNode } from 'react';
import { useChosen } from './chosen-context';

interface WhenChosenProps {
  /** What reads more than the list has. */
  readonly children: ReactNode;
  readonly before?: ReactNode;
}

/** Shows its children once the row of these details is chosen. */
export function WhenChosen({ children, before = null }: WhenChosenProps) {
  return useChosen() ? children : before;
}
