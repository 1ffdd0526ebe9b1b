import { useField } from 'formik';
import type { FormTextFieldProps } from './form-text-field';
import { PhoneField } from './phone-field';

type FormPhoneFieldProps = Omit<FormTextFieldProps, 'type' | 'multiline' | 'rows' | 'inputRef'>;

export function FormPhoneField(props: FormPhoneFieldProps) {
  const [{ value, onBlur }, { error, touched }, { setValue }] = useField<string>(props.name);
  return (
    <PhoneField
      {...props}
      {...{ value, onBlur }}
      onValue={(next) => void setValue(next)}
      error={touched ? error : undefined}
    />
  );
}
