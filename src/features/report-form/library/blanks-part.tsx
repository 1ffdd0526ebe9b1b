import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { askedBlanks, nothingPicked, openBlanks, withMeasure } from '@domain/finding-library/picked-finding';
import type { LibraryFinding } from '@domain/finding-library/library-finding';
import { passedThresholds } from '@domain/finding-library/proposed-severity';
import { blankOf, writtenBlank, type BlankName } from '@domain/report/blanks';
import { measureProblem, measureWords, type Measure } from '@domain/report/measure';
import { isLower, severityWords } from '@domain/report/severity';
import { OutlinedField } from '@/forms/outlined-field';
import { visuallyHidden } from '@/ui/visually-hidden';
import { FieldGrid } from '../form-surface';
import type { FindingValues } from '../report-values';
import { blankField } from './blank-field-name';
import { useLibrary } from './use-library';

const Part = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: '12px 16px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.secondary.main}`,
  '& legend': { paddingInline: 4, fontSize: '0.9375rem', fontWeight: 600 },
}));

interface BlanksPartProps {
  /** Whether open blanks are marked, after generating the report failed. */
  readonly showErrors: boolean;
}

/** The blanks of a finding's texts: each is filled in, or could not be measured. Enter goes to the next one. */
export function BlanksPart({ showErrors }: BlanksPartProps) {
  const { values, setValues } = useFormikContext<FindingValues>();
  const library = useLibrary();
  const root = useRef<HTMLFieldSetElement>(null);
  const item = library.find(({ id }) => id === values.picked?.id);
  const open = openBlanks(values);
  const asked = askedBlanks(values);
  if (asked.length === 0) return null;

  const set = (name: BlankName, typed: Measure, isTyping: boolean) =>
    void setValues({ ...values, ...withMeasure(values, item, name, typed, isTyping) }, true);

  /** Goes to the next blank that is open, or to what comes after a finding. */
  const next = (name: BlankName) => {
    const place = asked.indexOf(name);
    const later = [...asked.slice(place + 1), ...asked.slice(0, place)].find((other) => open.includes(other));
    const field = later && root.current?.querySelector<HTMLElement>(`[name="${blankField(later)}"]`);
    const after = root.current?.closest('[data-finding]')?.querySelector<HTMLElement>('[data-next-finding]');
    (field ?? after)?.focus();
  };

  return (
    <Part ref={root}>
      <legend>{open.length === 0 ? 'Measurements' : `Fill in the blanks (${open.length} left)`}</legend>
      <FieldGrid>
        {asked.map((name) => (
          <BlankField
            key={name}
            name={name}
            value={values.picked?.measures[name]}
            isOpen={open.includes(name)}
            showErrors={showErrors}
            onType={(typed) => set(name, typed, true)}
            onDone={(typed) => {
              flushSync(() => set(name, typed, false));
            }}
            onNext={() => next(name)}
          />
        ))}
      </FieldGrid>
      <Proposal item={item} values={values} />
    </Part>
  );
}

interface BlankFieldProps {
  readonly name: BlankName;
  readonly value: Measure | undefined;
  readonly isOpen: boolean;
  readonly showErrors: boolean;
  readonly onType: (typed: string) => void;
  readonly onDone: (typed: Measure) => void;
  readonly onNext: () => void;
}

function BlankField({ name, value, isOpen, showErrors, onType, onDone, onNext }: BlankFieldProps) {
  const id = useId();
  const [touched, setTouched] = useState(false);
  const { label, kind, choices = [] } = blankOf(name);
  const typed = value ?? '';
  const unmeasured = value === null;
  const wrong = typed !== '' && measureWords(name, typed) === null;
  const missing = isOpen && showErrors && !wrong;
  const problem = wrong && (touched || showErrors) ? measureProblem(name) : undefined;
  const listId = `${id}-choices`;
  const chosen = chosenOf(choices, typed);
  const done = () => {
    setTouched(true);
    if (typed !== '') onDone(chosen ?? typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    done();
    if (!wrong || chosen !== undefined) onNext();
  };
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <OutlinedField
        name={blankField(name)}
        label={`${label} ${writtenBlank(name)}`}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onBlur={done}
        error={problem ?? (missing ? 'Fill it in, or choose Could not be measured.' : undefined)}
        hint={unmeasured ? 'Could not be measured.' : hintOf(kind, choices)}
        slotProps={{
          htmlInput: {
            inputMode: kind === 'feet' || kind === 'percent' ? 'decimal' : 'text',
            enterKeyHint: 'next',
            onKeyDown,
            ...(kind === 'choice' && { list: listId }),
          },
        }}
      />
      {kind === 'choice' && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <Button
        size="small"
        color="inherit"
        aria-pressed={unmeasured}
        onClick={() => {
          onDone(null);
          onNext();
        }}
      >
        Could not be measured<span style={visuallyHidden}>: {label}</span>
      </Button>
    </div>
  );
}

/** The choice that was typed: in full, or by enough letters to be the only one. */
function chosenOf(choices: readonly string[], typed: string): string | undefined {
  const letters = typed.trim().toLowerCase();
  const [first, ...others] = choices.filter((choice) => choice.toLowerCase().startsWith(letters));
  return letters !== '' && others.length === 0
    ? first
    : choices.find((choice) => choice.toLowerCase() === letters);
}

function hintOf(kind: string, choices: readonly string[]): string | undefined {
  if (kind === 'choice') return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(choices);
  return undefined;
}

interface ProposalProps {
  readonly item: LibraryFinding | undefined;
  readonly values: FindingValues;
}

/** What severity was proposed, and that another one is chosen. */
function Proposal({ item, values: { severity, proposedSeverity, picked = nothingPicked } }: ProposalProps) {
  if (proposedSeverity === '') return null;
  const passed = passedThresholds(item, picked.measures).map(({ blank }) => picked.filled[blank]);
  const why = passed.length > 0 ? `, because of ${[...new Set(passed)].join(' and ')}` : '';
  return (
    <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
      Proposed severity: {severityWords[proposedSeverity].toLowerCase()}
      {why}.{isLower(severity, proposedSeverity) && ' You chose a lower one: say why below.'}
    </Typography>
  );
}
