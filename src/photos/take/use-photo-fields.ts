import { useCallback, useEffect, useRef } from 'react';
import type { FindingPhotoFields } from './photo-edits';

/**
 * Applies changes to a finding's latest photos, because several photos may be added before the form has rendered
 * the first, or after the finding was collapsed.
 */
export function usePhotoFields(
  { photos, photoMarks }: FindingPhotoFields,
  onChange: (change: Partial<FindingPhotoFields>) => void,
) {
  const latest = useRef<FindingPhotoFields>({ photos, photoMarks });
  const notify = useRef(onChange);
  useEffect(() => {
    latest.current = { photos, photoMarks };
  }, [photos, photoMarks]);
  useEffect(() => {
    notify.current = onChange;
  }, [onChange]);

  const change = useCallback((edit: (now: FindingPhotoFields) => FindingPhotoFields) => {
    const next = edit(latest.current);
    if (next === latest.current) return;
    latest.current = next;
    notify.current(next);
  }, []);
  return { latest, change };
}
