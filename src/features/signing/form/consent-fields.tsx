import { mediaUses } from '@domain/media-release/media-uses';
import { consentLabels } from '@domain/legal/consent-labels';
import { styled } from '@mui/material/styles';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import type { DocumentToSign } from '../document-to-sign';

const Consents = styled('fieldset')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
});

/** The consents other than signing electronically. */
export function ConsentFields({ formType }: Pick<DocumentToSign, 'formType'>) {
  if (formType === 'agreement') {
    return <FormCheckboxField name="terms_accepted" label={consentLabels.terms} required />;
  }
  return (
    <Consents>
      <legend>Choose what we may do. At least photos or video is required.</legend>
      {mediaUses.map(({ field, label, hint }) => (
        <FormCheckboxField key={field} name={field} label={label} hint={hint} />
      ))}
    </Consents>
  );
}
