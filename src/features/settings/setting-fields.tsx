import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { FormSelectField, type FormSelectOption } from '@/forms/form-select-field';
import { FormTextField, type FormTextFieldProps } from '@/forms/form-text-field';
import { PhoneField } from '@/forms/phone-field';
import { useShownProblem } from './shown-problems';

type SettingFieldProps = Omit<FormTextFieldProps, 'problem'>;

export function SettingField(props: SettingFieldProps) {
  return <FormTextField autoComplete="off" {...props} problem={useShownProblem(props.name)} />;
}

/** A time of day, `HH:MM`. */
export function SettingTime(props: SettingFieldProps) {
  return <SettingField {...props} type="time" />;
}

/** A date, `YYYY-MM-DD`. */
export function SettingDate(props: SettingFieldProps) {
  return <SettingField {...props} type="date" />;
}

/** A whole number of `unit`. */
export function SettingFigure(props: SettingFieldProps) {
  return <SettingField {...props} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />;
}

/** US dollars, as typed. */
export function SettingPrice(props: SettingFieldProps) {
  return (
    <SettingField
      {...props}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  );
}

export function SettingPhone({ name, label }: Pick<SettingFieldProps, 'name' | 'label'>) {
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const error = useShownProblem(name);
  return (
    <PhoneField
      {...{ name, label, value, onBlur, error }}
      required
      autoComplete="off"
      onValue={(next) => void setValue(next)}
    />
  );
}

interface SettingChoiceProps extends Pick<SettingFieldProps, 'name' | 'label' | 'hint'> {
  readonly options: readonly FormSelectOption[];
}

export function SettingChoice(props: SettingChoiceProps) {
  return <FormSelectField {...props} required problem={useShownProblem(props.name)} />;
}
