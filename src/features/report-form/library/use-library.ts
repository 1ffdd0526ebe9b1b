import { useMemo, useSyncExternalStore } from 'react';
import type { LibraryFinding } from '@domain/finding-library/library-finding';
import { libraryOf } from '@domain/finding-library/library-of';
import { keptFindings, subscribeToFindings } from './kept-library';

/** The library of findings with the owner's changes, in the owner's order. */
export function useLibrary(): readonly LibraryFinding[] {
  const findings = useSyncExternalStore(subscribeToFindings, keptFindings);
  return useMemo(() => libraryOf(findings), [findings]);
}
