import { consentLabels } from '@domain/legal/consent-labels';
import { styled } from '@mui/material/styles';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDateField } from '@/forms/form-date-field';
import { FormTextField } from '@/forms/form-text-field';
import type { Paper } from '../paper';
import { ConsentFields } from './consent-fields';
import { SignatureField } from './signature-field';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > *': { gridColumn: '1 / -1' },
    '& > .half': { gridColumn: 'auto' },
  },
}));

/** Who signs, for which property, what is agreed to, and the signature. */
export function SigningFields({ formType, asksForDate }: Pick<Paper, 'formType' | 'asksForDate'>) {
  return (
    <Grid>
      <FormTextField
        {...(asksForDate && { className: 'half' })}
        name="client_name"
        label="Client Name"
        required
        autoComplete="name"
      />
      {asksForDate && (
        <div className="half">
          <FormDateField name="inspection_date" label="Inspection Date" />
        </div>
      )}
      <FormTextField
        name="property_address"
        label="Property Address"
        required
        autoComplete="street-address"
      />
      <ConsentFields formType={formType} />
      <FormCheckboxField
        name="electronic_consent"
        label={consentLabels.electronic}
        hint="You can sign on paper instead: call us before the inspection."
        required
      />
      <SignatureField />
    </Grid>
  );
}
