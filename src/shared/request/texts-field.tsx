import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import type { RequestFormValues } from '@domain/request/request-form';
import { textOptIn } from '@domain/text-message/text-opt-in';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useId } from 'react';
import { ChoiceCard } from '@/forms/choice-card';

const Disclosure = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** The consent to text messages, with what carriers require it to say. It begins unchecked, and nothing depends on it. */
export function TextsField() {
  const id = useId();
  const [field, , helpers] = useField<RequestFormValues['textsAgreed']>('textsAgreed');
  return (
    <div className="wide">
      <ChoiceCard>
        <input
          type="checkbox"
          name="textsAgreed"
          value="yes"
          checked={field.value === 'yes'}
          aria-describedby={id}
          onChange={({ target }) => void helpers.setValue(target.checked ? 'yes' : '')}
        />
        <span>{textOptIn.label}</span>
      </ChoiceCard>
      <Disclosure id={id}>
        {textOptIn.disclosure(business.name)} <a href={routes.privacy}>Privacy Policy</a>
      </Disclosure>
    </div>
  );
}
