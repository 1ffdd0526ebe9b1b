import { useField } from 'formik';
import { OutlinedField, type OutlinedFieldProps } from './outlined-field';

export type FormTextFieldProps = Omit<OutlinedFieldProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** A Formik field of text; its hint and error are tied to it by aria-describedby. */
export function FormTextField(props: FormTextFieldProps) {
  const [field, { error, touched }] = useField<string>(props.name);
  return <OutlinedField {...props} {...field} error={touched ? error : undefined} />;
}
