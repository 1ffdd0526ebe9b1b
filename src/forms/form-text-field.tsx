import { useField } from 'formik';
import { OutlinedField, type OutlinedFieldProps } from './outlined-field';

export type FormTextFieldProps = Omit<OutlinedFieldProps, 'value' | 'error' | 'onChange' | 'onBlur'> & {
  /** An error caused by another field, shown even if this one was not touched. */
  readonly problem?: string | undefined;
};

/** A Formik text field. Its hint and error are referenced by aria-describedby. */
export function FormTextField({ problem, ...props }: FormTextFieldProps) {
  const [field, { error, touched }] = useField<string>(props.name);
  return <OutlinedField {...props} {...field} error={problem ?? (touched ? error : undefined)} />;
}
