import { FormTextField, type FormTextFieldProps } from './form-text-field';

/** A time of day, `HH:MM` in the form's values. */
export function FormTimeField(props: Omit<FormTextFieldProps, 'type' | 'multiline' | 'rows'>) {
  return <FormTextField {...props} type="time" />;
}
