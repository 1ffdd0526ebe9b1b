import type { ReactNode } from 'react';
import { useChosen } from './chosen-context';

interface WhenChosenProps {
  /** Content that reads more documents than the list has. */
  readonly children: ReactNode;
  readonly before?: ReactNode;
}

/** Shows its children once the row was chosen. */
export function WhenChosen({ children, before = null }: WhenChosenProps) {
  return useChosen() ? children : before;
}
