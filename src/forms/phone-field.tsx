import { formatPhone, formatPhoneInput, isCompletePhone } from '@domain/contact/phone';
import type { ChangeEvent, FocusEvent } from 'react';
import { OutlinedField, type OutlinedFieldProps } from './outlined-field';

type PhoneFieldProps = Omit<
  OutlinedFieldProps,
  'type' | 'multiline' | 'rows' | 'inputRef' | 'onChange' | 'onBlur'
> & {
  readonly onValue: (value: string) => void;
  readonly onBlur?: OutlinedFieldProps['onBlur'];
};

type AnyInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * A phone number, formatted as (xxx) xxx-xxxx while typing but not while deleting. Only a country code is dropped;
 * the caller reports text that is not a number.
 */
export function PhoneField({ onValue, onBlur, ...rest }: PhoneFieldProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<AnyInput>) => {
    const next = target.value;
    // Changing the value during IME composition inserts the text twice.
    const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    onValue(composing ? next : formatPhoneInput(rest.value, next, target.selectionStart ?? next.length));
  };
  const leave = (event: FocusEvent<AnyInput>) => {
    onBlur?.(event);
    const shown = formatPhone(rest.value);
    if (isCompletePhone(rest.value) && shown !== rest.value) onValue(shown);
  };
  return <OutlinedField autoComplete="tel-national" {...rest} type="tel" onBlur={leave} onChange={change} />;
}
