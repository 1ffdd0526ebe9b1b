import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { clockTime, isTimeOfDay } from '@domain/time/time-of-day';
import { FieldMessage } from '@/forms/field-message';
import { Icon } from '@/ui/icon';
import { visuallyHidden } from '@/ui/visually-hidden';
import { MoveButtons } from './move-buttons';
import { moved } from './moved';
import { SettingField } from './setting-fields';
import { useShownProblem } from './shown-problems';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  '& .about': { margin: 0, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& ol': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'flex-start' },
  '& .MuiFormControl-root': { gap: 0 },
  '& .MuiIconButton-root': { flex: 'none' },
}));

interface TextsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly about?: string;
  /** What one of them is called: `Feature`. */
  readonly item: string;
  readonly most: number;
  /** Times of a day, `HH:MM`, instead of any text. */
  readonly times?: boolean;
  /** Whether their order matters. */
  readonly ordered: boolean;
}

/** A list of short texts or times: add, change, remove and, where it matters, reorder. */
export function TextsField({ name, label, about, item, most, times = false, ordered }: TextsFieldProps) {
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [{ value: texts }, , { setValue }] = useField<readonly string[]>(name);
  const problem = useShownProblem(name);
  const full = texts.length >= most;

  /** Shows the next list, then focuses what `selector` names in its row. */
  const change = (next: readonly string[], row: number, selector: string) => {
    flushSync(() => void setValue(next, false));
    const rows = root.current?.querySelectorAll('li');
    const target = rows?.[row]?.querySelector<HTMLElement>(selector);
    (target ?? root.current?.querySelector<HTMLElement>(':scope > button'))?.focus();
  };
  const remove = (index: number) => {
    const next = texts.filter((_, other) => other !== index);
    change(next, Math.min(index, next.length - 1), 'input');
  };

  return (
    <Root ref={root} aria-describedby={about === undefined ? undefined : `${id}-about`}>
      <legend>{label}</legend>
      {about !== undefined && (
        <p className="about" id={`${id}-about`}>
          {about}
        </p>
      )}
      <ol>
        {texts.map((text, index) => {
          const called =
            (times && isTimeOfDay(text) ? clockTime(text) : text.trim()) || `${item} ${index + 1}`;
          return (
            // Their places are all that tells them apart.
            <li key={index}>
              <SettingField
                name={`${name}[${index}]`}
                {...(times && { type: 'time' })}
                label={<span style={visuallyHidden}>{`${item} ${index + 1}`}</span>}
              />
              {ordered && (
                <MoveButtons
                  name={called}
                  first={index === 0}
                  last={index === texts.length - 1}
                  onMove={(by) =>
                    change(moved(texts, index, by), index + by, `[data-move="${by < 0 ? 'up' : 'down'}"]`)
                  }
                />
              )}
              <IconButton
                color="inherit"
                aria-label={`Remove: ${called}`}
                title="Remove"
                onClick={() => remove(index)}
              >
                <Icon name="trash" size={20} />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {problem !== undefined && (
        <div id={`${id}-problem`}>
          <FieldMessage error={problem} hint={undefined} />
        </div>
      )}
      <Button
        name={name}
        color="inherit"
        variant="outlined"
        startIcon={<Icon name="plus" size={18} />}
        disabled={full}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onClick={() => change([...texts, ''], texts.length, 'input')}
        sx={{ justifySelf: 'start' }}
      >
        {`Add ${item.toLowerCase()}`}
      </Button>
    </Root>
  );
}
