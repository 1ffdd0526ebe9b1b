import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { OutlinedField, type OutlinedFieldProps } from './outlined-field';
import { phoneEdit } from './phone-edit';

type PhoneFieldProps = Omit<
  OutlinedFieldProps,
  'type' | 'multiline' | 'rows' | 'inputRef' | 'onChange' | 'onBlur'
> & {
  readonly onValue: (value: string) => void;
  readonly onBlur?: OutlinedFieldProps['onBlur'];
};

const ignore = () => undefined;

/** A phone number that becomes (xxx) xxx-xxxx while it is typed, and stays as it is while it is deleted. */
export function PhoneField({ onValue, onBlur = ignore, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React puts the caret at the end of a value that it changes; this runs after it, before the screen is drawn.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [rest.value]);

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = event.target.value;
    const edit = phoneEdit(rest.value, next, event.target.selectionStart ?? next.length);
    if (edit.value !== next) caret.current = edit.caret;
    onValue(edit.value);
  };

  return (
    <OutlinedField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputRef={input}
      onBlur={onBlur}
      onChange={change}
    />
  );
}
