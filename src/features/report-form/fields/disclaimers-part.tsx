import { FormTextField } from '@/forms/form-text-field';
import { FormPart } from '../form-surface';
import { PartHeading } from './part-heading';

export function DisclaimersPart() {
  return (
    <FormPart aria-labelledby="report-disclaimers">
      <PartHeading id="report-disclaimers">Disclaimers</PartHeading>
      <FormTextField name="disclaimers" label="Disclaimers" multiline rows={4} />
    </FormPart>
  );
}
