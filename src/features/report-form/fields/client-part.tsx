import { FormTextField } from '@/forms/form-text-field';
import { FieldGrid, FormPart } from '../form-surface';
import { PartHeading } from './part-heading';

export function ClientPart() {
  return (
    <FormPart aria-labelledby="report-client">
      <PartHeading id="report-client">Client</PartHeading>
      <FieldGrid sx={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))' }}>
        <FormTextField name="clientName" label="Client Name" required autoComplete="off" />
        <FormTextField name="clientEmail" label="Client Email" type="email" required autoComplete="off" />
        <FormTextField
          name="propertyAddress"
          label="Property Address"
          required
          autoComplete="off"
          className="whole"
        />
      </FieldGrid>
    </FormPart>
  );
}
