import { labelsOf } from '@domain/legal/consent-labels';
import type { LegalText } from '@domain/legal/legal-text';
import { mediaUseFields, mediaUses } from '@domain/media-release/media-uses';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import type { SigningValues } from './signing-values';

const Consents = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& .or': { margin: '4px 0', color: theme.vars.palette.text.secondary },
}));

/** The four consents of the media release, or the answer that there is none. Declining clears the four. */
function MediaChoice({ text }: { readonly text: LegalText }) {
  const { values, setValues } = useFormikContext<SigningValues>();
  const declined = values.consent_declined;
  const labels = labelsOf(text);
  useEffect(() => {
    if (!declined) return;
    const cleared = Object.fromEntries(mediaUseFields.map((field) => [field, false]));
    void setValues((before) => ({ ...before, ...cleared }));
  }, [declined, setValues]);
  return (
    <Consents>
      <legend>Choose what we may do: at least photos or video, or nothing at all.</legend>
      {mediaUses.map(({ field, hint }) => (
        <FormCheckboxField key={field} name={field} label={labels[field]} hint={hint} disabled={declined} />
      ))}
      <p className="or">Or</p>
      <FormCheckboxField
        name="consent_declined"
        label={labels.consent_declined}
        hint="We use photos and video for your report only."
      />
    </Consents>
  );
}

/** The consents other than signing electronically. */
export function ConsentFields({ text }: { readonly text: LegalText }) {
  return text.type === 'agreement' ? (
    <FormCheckboxField name="terms_accepted" label={labelsOf(text).terms_accepted} required />
  ) : (
    <MediaChoice text={text} />
  );
}
