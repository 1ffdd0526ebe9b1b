import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Placeholder } from '@domain/settings/worded-emails';
import { SettingField } from './setting-fields';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .placeholders': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .placeholders > span': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .placeholders > button': { minHeight: 44, paddingInline: 12, fontWeight: 500 },
}));

interface WordedFieldProps {
  readonly name: string;
  readonly label: string;
  /** What stands there if it is left empty. */
  readonly standard: string;
  readonly placeholders: readonly Placeholder[];
  /** Of a text with several lines. */
  readonly rows?: number;
}

/** A text of an email, with buttons that insert what it can have filled in. */
export function WordedField({ name, label, standard, placeholders, rows }: WordedFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  // A field that was never focused has its cursor at the start or the end, depending on the browser.
  const focused = useRef(false);
  const insert = (placeholder: Placeholder) => {
    const end = value.length;
    const { selectionStart, selectionEnd } = input.current ?? {};
    const [from, to] = focused.current ? [selectionStart ?? end, selectionEnd ?? end] : [end, end];
    const added = `{${placeholder}}`;
    flushSync(() => void setValue(`${value.slice(0, from)}${added}${value.slice(to)}`, false));
    input.current?.focus();
    input.current?.setSelectionRange(from + added.length, from + added.length);
  };
  return (
    <Root>
      <SettingField
        name={name}
        label={label}
        inputRef={input}
        hint={`Standard, if it’s empty: “${standard}”`}
        slotProps={{ htmlInput: { onFocus: () => (focused.current = true) } }}
        {...(rows !== undefined && { multiline: true, rows })}
      />
      <div className="placeholders" role="group" aria-label={`Insert into: ${label}`}>
        <span>Insert</span>
        {placeholders.map((placeholder) => (
          <Button
            key={placeholder}
            color="inherit"
            variant="outlined"
            size="small"
            onClick={() => insert(placeholder)}
          >
            {placeholder}
          </Button>
        ))}
      </div>
    </Root>
  );
}
