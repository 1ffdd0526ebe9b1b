import type { InputBaseComponentProps } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { CoreIcon } from '@/ui/core-icon';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

export interface FormSelectOption {
  readonly value: string;
  readonly label: string;
  /** Can't be chosen; stays selected if it was chosen before. */
  readonly disabled?: boolean;
}

type FormSelectFieldProps = Omit<FormTextFieldProps, 'slotProps' | 'type' | 'multiline' | 'rows'> & {
  readonly options: readonly FormSelectOption[];
  /**
   * Label of a first option with the value ''. Without it there is no such option, so the initial value must be one
   * of the options.
   */
  readonly emptyLabel?: string;
};

const nativeSelect = {
  '& select': { appearance: 'none', cursor: 'pointer', textOverflow: 'ellipsis' },
  // Long options wrap on a narrow screen, where the browser supports it.
  '& select.MuiOutlinedInput-input': { paddingRight: '44px', height: 'auto', whiteSpace: 'normal' },
} as const;

const Chevron = styled('span')({ position: 'absolute', right: 12, display: 'flex', pointerEvents: 'none' });

const chevron = (
  <Chevron>
    <CoreIcon name="chevron-down" />
  </Chevron>
);

function SelectElement(props: InputBaseComponentProps) {
  return <select {...(props as ComponentProps<'select'>)} />;
}

/** A native select: the platform's list on a phone, and usable before hydration. */
export function FormSelectField({ options, emptyLabel, ...rest }: FormSelectFieldProps) {
  const children = [
    emptyLabel !== undefined && (
      <option key="" value="">
        {emptyLabel}
      </option>
    ),
    ...options.map(({ value, label, disabled = false }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    )),
  ];
  return (
    <FormTextField
      {...rest}
      slotProps={{
        input: { inputComponent: SelectElement, endAdornment: chevron, sx: nativeSelect },
        htmlInput: { type: undefined, children },
      }}
    />
  );
}
