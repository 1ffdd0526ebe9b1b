import type { InputBaseComponentProps } from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { CoreIcon } from '@/ui/core-icon';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

export interface FormSelectOption {
  readonly value: string;
  readonly label: string;
}

type FormSelectFieldProps = Omit<FormTextFieldProps, 'slotProps' | 'type' | 'multiline' | 'rows'> & {
  readonly options: readonly FormSelectOption[];
  /** The first option, of value ''. Without it there is none, and the form's initial value has to be an option. */
  readonly emptyLabel?: string;
};

const nativeSelect = {
  '& select': { appearance: 'none', cursor: 'pointer', textOverflow: 'ellipsis' },
  // A long choice takes a second line on a narrow screen, where a browser can wrap it.
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

/** A native select: the platform's own list on a phone, and usable before hydration. */
export function FormSelectField({ options, emptyLabel, ...rest }: FormSelectFieldProps) {
  const children = [
    emptyLabel !== undefined && (
      <option key="" value="">
        {emptyLabel}
      </option>
    ),
    ...options.map(({ value, label }) => (
      <option key={value} value={value}>
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
