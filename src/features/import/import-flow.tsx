import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { importKinds, type ImportKind } from '@domain/import/import-kinds';
import { importLimits } from '@domain/import/import-limits';
import { countWords } from '@domain/text/counted';
import { ChoiceCard } from '@/forms/choice-card';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { CheckResult } from './check-result';
import { ColumnsForm } from './columns-form';
import { countedOf, countedRows, kindHints, kindLabels, outcomeWords } from './import-words';
import { useImport, type ImportActions, type ImportStep, type KnownImport } from './use-import';

const Stack = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& h2:focus': { outline: 'none' },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

interface ImportFlowProps {
  readonly call: CallAsAdmin;
  readonly known: readonly KnownImport[];
}

/** The steps of an import: file, columns, dry run, import, result. */
export function ImportFlow({ call, known }: ImportFlowProps) {
  const { step, actions } = useImport(call, known);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step.at);
  useEffect(() => {
    // The next step replaces the one with the pressed button.
    if (before.current !== step.at) heading.current?.focus();
    before.current = step.at;
  }, [step.at]);
  return (
    <Stack>
      <Typography variant="h5" component="h2" ref={heading} tabIndex={-1}>
        {titleOf(step)}
      </Typography>
      <Step step={step} actions={actions} />
    </Stack>
  );
}

function titleOf(step: ImportStep): string {
  switch (step.at) {
    case 'file':
      return 'Choose a file';
    case 'columns':
      return `Match the columns of ${step.file.name}`;
    case 'checking':
      return 'Checking the file';
    case 'checked':
      return 'What this import would do';
    case 'running':
      return 'Importing';
    case 'paused':
      return 'The import is paused';
    case 'done':
      return step.earlier ? 'This file was imported before' : 'Import finished';
  }
}

interface StepProps<Step = ImportStep> {
  readonly step: Step;
  readonly actions: ImportActions;
}
type At<Name extends ImportStep['at']> = Extract<ImportStep, { readonly at: Name }>;

function Step({ step, actions }: StepProps) {
  switch (step.at) {
    case 'file':
      return <FileStep step={step} actions={actions} />;
    case 'columns':
      return (
        <>
          <Problem>{step.problem}</Problem>
          <ColumnsForm
            file={step.file}
            kind={step.kind}
            columns={step.columns}
            onCheck={actions.check}
            onCancel={actions.reset}
          />
        </>
      );
    case 'checking':
      return (
        <Progress done={step.checked} of={step.matched.file.rows.length} label="Rows checked">
          <Button variant="outlined" color="inherit" onClick={actions.pause}>
            Stop checking
          </Button>
        </Progress>
      );
    case 'checked':
      return (
        <>
          <CheckResult matched={step.matched} results={step.results} />
          <Problem>{step.problem}</Problem>
          <CheckedButtons step={step} actions={actions} />
        </>
      );
    case 'running':
      return (
        <Progress done={step.progress.next} of={step.progress.rows} label="Rows imported">
          <Button variant="outlined" color="inherit" onClick={actions.pause}>
            Pause
          </Button>
        </Progress>
      );
    case 'paused':
      return <PausedStep step={step} actions={actions} />;
    case 'done':
      return <DoneStep step={step} actions={actions} />;
  }
}

function Problem({ children }: { readonly children: string }) {
  if (children === '') return null;
  return (
    <Notice tone="error" role="alert">
      <Icon name="alert" />
      <p>{children}</p>
    </Notice>
  );
}

const Kinds = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const FileInput = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& label': { fontWeight: 600 },
  '& .hint': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& .error': { color: theme.vars.palette.error.main, fontSize: '0.9375rem' },
  '& input': { font: 'inherit', maxWidth: '100%' },
  '& input::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    minHeight: 44,
    marginInlineEnd: 12,
    padding: '0 16px',
    borderRadius: 4,
    border: `1px solid ${theme.vars.palette.fieldLine}`,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
  },
}));

function FileStep({ step: { reading, problem }, actions }: StepProps<At<'file'>>) {
  const [kind, setKind] = useState<ImportKind>('customers');
  const id = useId();
  return (
    <>
      <Kinds>
        <legend>What does the file list?</legend>
        {importKinds.map((each) => (
          <ChoiceCard key={each}>
            <input
              type="radio"
              name={`${id}-kind`}
              value={each}
              checked={kind === each}
              disabled={reading}
              onChange={() => setKind(each)}
            />
            {kindLabels[each]}
            <span className="hint">{kindHints[each]}</span>
          </ChoiceCard>
        ))}
      </Kinds>
      <FileInput>
        <label htmlFor={id}>CSV file</label>
        <span className="hint" id={`${id}-hint`}>
          Up to {countWords(importLimits.rows)} rows and {importLimits.bytes / 1024 / 1024} MB, with column
          names in the first row. The usual names, such as those of Spectora and Jobber, are recognized; match
          the others by hand.
        </span>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={reading}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={problem !== ''}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Without this, choosing the same file again after it was fixed does nothing.
            target.value = '';
            if (file) void actions.choose(kind, file);
          }}
        />
        <span className="error" id={`${id}-error`} role="alert">
          {problem}
        </span>
        {reading && <LinearProgress aria-label="Reading the file" />}
      </FileInput>
    </>
  );
}

interface ProgressProps {
  readonly done: number;
  readonly of: number;
  readonly label: string;
  readonly children: React.ReactNode;
}

function Progress({ done, of, label, children }: ProgressProps) {
  return (
    <>
      <LinearProgress variant="determinate" value={(100 * done) / of} aria-label={label} sx={{ height: 8 }} />
      <p style={{ margin: 0 }}>
        {label}: {countWords(done)} of {countWords(of)}. You can leave this page and continue later.
      </p>
      <Buttons>{children}</Buttons>
    </>
  );
}

function CheckedButtons({ step, actions }: StepProps<At<'checked'>>) {
  const [starting, setStarting] = useState(false);
  const made = step.results.filter(({ outcome }) => outcome === 'made').length;
  const added = step.results.filter(({ outcome }) => outcome === 'added').length;
  const what = made > 0 ? countedOf(made, step.matched.kind) : countedRows(added);
  const start = async () => {
    setStarting(true);
    await actions.start();
    setStarting(false);
  };
  return (
    <Buttons>
      {made + added > 0 && (
        <Button variant="contained" disabled={starting} onClick={() => void start()}>
          {starting ? 'Starting...' : `Import ${what}`}
        </Button>
      )}
      <Button variant="outlined" color="inherit" disabled={starting} onClick={actions.backToColumns}>
        Change the columns
      </Button>
      <Button color="inherit" disabled={starting} onClick={actions.reset}>
        Choose another file
      </Button>
    </Buttons>
  );
}

function PausedStep({ step: { progress, problem }, actions }: StepProps<At<'paused'>>) {
  return (
    <>
      <Problem>{problem}</Problem>
      <p style={{ margin: 0 }}>
        {countWords(progress.next)} of {countedRows(progress.rows)} are done. It continues after them, with
        the columns they were read with.
      </p>
      <Buttons>
        <Button variant="contained" onClick={() => void actions.goOn()}>
          Continue
        </Button>
        <Button color="inherit" onClick={actions.reset}>
          Choose another file
        </Button>
      </Buttons>
    </>
  );
}

function DoneStep({ step: { kind, progress, earlier }, actions }: StepProps<At<'done'>>) {
  return (
    <>
      <Notice>
        <Icon name={earlier ? 'info' : 'check-circle'} />
        <p>
          {outcomeWords(kind, progress)}.{earlier && ' To import it again, undo that import first.'}
        </p>
      </Notice>
      <Buttons>
        <Button variant="outlined" color="inherit" onClick={actions.reset}>
          Import another file
        </Button>
      </Buttons>
    </>
  );
}
