import { useCallback, useEffect, useRef } from 'react';
import type { FindingPhotoFields } from './photo-edits';

/**
 * Changes a finding's photos from where they are then: several photos may come before the form has taken the first, and
 * the last ones after the finding was closed.
 */
export function usePhotoFields(
  { photos, photoMarks }: FindingPhotoFields,
  onChange: (change: Partial<FindingPhotoFields>) => void,
) {
  const latest = useRef<FindingPhotoFields>({ photos, photoMarks });
  const tell = useRef(onChange);
  useEffect(() => {
    latest.current = { photos, photoMarks };
  }, [photos, photoMarks]);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  const change = useCallback((edit: (now: FindingPhotoFields) => FindingPhotoFields) => {
    const next = edit(latest.current);
    if (next === latest.current) return;
    latest.current = next;
    tell.current(next);
  }, []);
  return { latest, change };
}
