import { useEffect } from 'react';
import { markUnsaved } from './unsaved-input';

/** While `unsaved` is true, an update takes over this page only on the person's request. */
export function useUnsavedInput(unsaved: boolean): void {
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved]);
}
