import type { SharedParts } from '@domain/share/report-share';
import { useField } from 'formik';
import { ChoiceCard } from '@/forms/choice-card';
import { sharedPartWords } from '@domain/share/share-words';

const parts = ['photos', 'costs', 'notes', 'video', 'pdf'] as const;
/** The PDF contains these. */
const partsOfPdf: readonly string[] = ['photos', 'costs', 'notes'];

/** What a link shows beside the findings. */
export function PartsFields({ disabled }: { readonly disabled: boolean }) {
  const [{ value }, , { setValue }] = useField<SharedParts>('parts');
  return (
    <fieldset style={{ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <legend style={{ padding: 0, marginBottom: 8, fontWeight: 600, fontSize: '0.9375rem' }}>
        What the link shows
      </legend>
      {parts.map((part) => {
        const held = partsOfPdf.includes(part) && value.pdf;
        return (
          <ChoiceCard key={part}>
            <input
              type="checkbox"
              name={`parts.${part}`}
              checked={value[part] || held}
              disabled={disabled || held}
              onChange={({ target }) => void setValue({ ...value, [part]: target.checked })}
            />
            <span>{sharedPartWords[part]}</span>
            {part === 'pdf' && (
              <span className="hint">
                It includes the whole report: photos, costs, notes, and any video link.
              </span>
            )}
          </ChoiceCard>
        );
      })}
    </fieldset>
  );
}
