import type { ClientBooking } from '@domain/access/client-forms';
import { appointmentWords } from '@domain/access/appointment-words';
import { consentLabels } from '@domain/legal/consent-labels';
import { paperFacts } from '@domain/legal/paper-facts';
import { styled } from '@mui/material/styles';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormTextField } from '@/forms/form-text-field';
import type { Paper } from '../paper';
import { ConsentFields } from './consent-fields';
import { FixedField } from './fixed-field';
import { SignatureField } from './signature-field';
import { WrongProperty } from './wrong-property';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > *': { gridColumn: '1 / -1' },
    '& > .half': { gridColumn: 'auto' },
  },
}));

interface SigningFieldsProps {
  readonly paper: Pick<Paper, 'formType' | 'asksForDate' | 'text'>;
  readonly booking: ClientBooking;
}

/** Signer, property, consents and signature. */
export function SigningFields({ paper, booking }: SigningFieldsProps) {
  const { formType, asksForDate, text } = paper;
  const { property_address, inspection_date } = paperFacts(text.type, booking);
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
          {inspection_date === '' ? (
            <FixedField
              name="inspection_date"
              label="Inspection Date"
              value="Not set yet"
              hint={`${appointmentWords(booking)}.`}
            />
          ) : (
            <FixedField name="inspection_date" label="Inspection Date" type="date" value={inspection_date} />
          )}
        </div>
      )}
      <FixedField name="property_address" label="Property Address" value={property_address} required />
      <WrongProperty />
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
