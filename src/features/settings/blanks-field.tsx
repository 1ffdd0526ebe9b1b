import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { blankNames, blankOf, writtenBlank, type BlankName } from '@domain/report/blanks';
import { SettingField } from './setting-fields';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '& .blanks': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .blanks > button': { minHeight: 44, paddingInline: 12, fontWeight: 500 },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface BlanksFieldProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly rows: number;
}

/** A text of a finding, with buttons that insert what an inspector has to fill in. */
export function BlanksField({ name, label, required = false, rows }: BlanksFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const [listed, setListed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // A field that was never focused has its cursor at the start or the end, depending on the browser.
  const focused = useRef(false);
  const insert = (blank: BlankName) => {
    const end = value.length;
    const { selectionStart, selectionEnd } = input.current ?? {};
    const [from, to] = focused.current ? [selectionStart ?? end, selectionEnd ?? end] : [end, end];
    const added = writtenBlank(blank);
    flushSync(() => void setValue(`${value.slice(0, from)}${added}${value.slice(to)}`, false));
    input.current?.focus();
    input.current?.setSelectionRange(from + added.length, from + added.length);
  };
  return (
    <Root>
      <SettingField
        name={name}
        label={label}
        required={required}
        multiline
        rows={rows}
        inputRef={input}
        hint="Words in brackets, such as [depth], are blanks for the inspector to fill in."
        slotProps={{ htmlInput: { onFocus: () => (focused.current = true) } }}
      />
      <Button size="small" color="inherit" aria-expanded={listed} onClick={() => setListed(!listed)}>
        {listed ? 'Hide blanks' : `Insert a blank into ${label.toLowerCase()}`}
      </Button>
      {listed && (
        <div className="blanks" role="group" aria-label={`Insert into: ${label}`}>
          {blankNames.map((blank) => (
            <Button
              key={blank}
              color="inherit"
              variant="outlined"
              size="small"
              title={blankOf(blank).label}
              onClick={() => insert(blank)}
            >
              {blank}
            </Button>
          ))}
        </div>
      )}
    </Root>
  );
}
