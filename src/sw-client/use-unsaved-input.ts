import { useEffect } from 'react';
import { markUnsaved } from './unsaved-input';

/** While `unsaved` is true, no update takes this page over without its user's word. */
export function useUnsavedInput(unsaved: boolean): void {
  useEffect(() => (unsaved ? markUnsaved() : undefined), [unsaved]);
}
