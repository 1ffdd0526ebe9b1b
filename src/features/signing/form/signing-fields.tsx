import type { ClientJob } from '@domain/access/client-forms';
import { appointmentWords } from '@domain/access/appointment-words';
import { labelsOf } from '@domain/legal/consent-labels';
import { signingFacts } from '@domain/legal/signing-facts';
import { styled } from '@mui/material/styles';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormTextField } from '@/forms/form-text-field';
import { useSettings } from '@/settings/use-settings';
import { CallUs } from '@/ui/call-us';
import type { DocumentToSign } from '../document-to-sign';
import { ConsentFields } from './consent-fields';
import { FixedField } from './fixed-field';
import { SignatureField } from './signature-field';

const Help = styled('p')(({ theme }) => ({
  margin: '-8px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '& a': { whiteSpace: 'nowrap' },
}));

/** What to do where the job's property is wrong. */
function WrongProperty() {
  const { email } = useSettings().contact;
  return (
    <Help>
      Not the right property? Don’t sign yet. Call <CallUs /> or email <a href={`mailto:${email}`}>{email}</a>
      , and we’ll correct it.
    </Help>
  );
}

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
  readonly documentToSign: Pick<DocumentToSign, 'asksForDate' | 'text'>;
  readonly job: ClientJob;
}

/** Signer, property, consents and signature. */
export function SigningFields({ documentToSign, job }: SigningFieldsProps) {
  const { asksForDate, text } = documentToSign;
  const { property_address, inspection_date } = signingFacts(text.type, job);
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
              hint={`${appointmentWords(job)}.`}
            />
          ) : (
            <FixedField name="inspection_date" label="Inspection Date" type="date" value={inspection_date} />
          )}
        </div>
      )}
      <FixedField name="property_address" label="Property Address" value={property_address} required />
      <WrongProperty />
      <ConsentFields text={text} />
      <FormCheckboxField
        name="electronic_consent"
        label={labelsOf(text).electronic_consent}
        hint="You can sign on paper instead: call us before the inspection."
        required
      />
      <SignatureField />
    </Grid>
  );
}
