import { useFormikContext } from 'formik';
import { lazy, Suspense } from 'react';
import { openBlanks, withPicked } from '@domain/finding-library/picked-finding';
import { focusField, focusNextStep } from '../findings/focus-finding';
import type { FindingValues } from '../report-values';
import { blankField } from './blank-field-name';

const LibraryDialog = lazy(async () => ({ default: (await import('./library-dialog')).LibraryDialog }));

interface FindingPickerProps {
  readonly owner: string;
  readonly onClose: (picked: boolean) => void;
}

/** The library for the finding that is open: what is picked fills its fields, and its first blank gets the focus. */
export function FindingPicker({ owner, onClose }: FindingPickerProps) {
  const { values, setValues } = useFormikContext<FindingValues>();
  return (
    <Suspense fallback={null}>
      <LibraryDialog
        owner={owner}
        onPick={(item) => {
          const next = { ...values, ...withPicked(values, item) };
          void setValues(next, true);
          const [blank] = openBlanks(next);
          if (blank !== undefined) focusField(next.id, blankField(blank));
          // A finding of a film has its footage already.
          else if (next.film !== undefined && next.footage.trim() !== '') focusNextStep(next.id);
          else focusField(next.id, 'footage');
          onClose(true);
        }}
        onClose={() => {
          focusField(values.id, 'footage');
          onClose(false);
        }}
      />
    </Suspense>
  );
}
