import { useField } from 'formik';
import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import type { FormTextFieldProps } from './form-text-field';
import { OutlinedField } from './outlined-field';
import { phoneEdit } from './phone-edit';

type FormPhoneFieldProps = Omit<FormTextFieldProps, 'type' | 'multiline' | 'rows' | 'inputRef'>;

/** A phone number that becomes (xxx) xxx-xxxx while it is typed, and stays as it is while it is deleted. */
export function FormPhoneField(props: FormPhoneFieldProps) {
  const [field, { error, touched }, { setValue }] = useField<string>(props.name);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // React puts the caret at the end of a value that it changes; this runs after it, before the screen is drawn.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [field.value]);

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = event.target.value;
    const edit = phoneEdit(field.value, next, event.target.selectionStart ?? next.length);
    if (edit.value !== next) caret.current = edit.caret;
    void setValue(edit.value);
  };

  return (
    <OutlinedField
      autoComplete="tel-national"
      {...props}
      {...field}
      type="tel"
      inputRef={input}
      onChange={change}
      error={touched ? error : undefined}
    />
  );
}
