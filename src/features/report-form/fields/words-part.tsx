import { FormTextField } from '@/forms/form-text-field';
import { FormPart } from '../form-surface';
import { PartHeading } from './part-heading';

/** Summary, recommendations and notes. */
export function WordsPart() {
  return (
    <FormPart aria-labelledby="report-words">
      <PartHeading id="report-words">Summary and recommendations</PartHeading>
      <FormTextField
        name="summary"
        label="Summary"
        required
        multiline
        rows={5}
        hint="What the client should know first, in a few sentences."
      />
      <FormTextField name="recommendations" label="Recommendations" multiline rows={4} />
      <FormTextField name="inspectorNotes" label="Inspector Notes" multiline rows={3} />
    </FormPart>
  );
}
