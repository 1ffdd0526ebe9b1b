import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { ClearFormButton } from './draft/clear-form-button';
import type { DraftTarget } from './draft/draft-target';
import { SavedLine } from './draft/saved-line';
import type { ReportDraft } from './draft/use-report-draft';
import { AmendmentPart } from './fields/amendment-part';
import { ClientPart } from './fields/client-part';
import { DisclaimersPart } from './fields/disclaimers-part';
import { InspectionPart } from './fields/inspection-part';
import { PricePart } from './fields/price-part';
import { WordsPart } from './fields/words-part';
import { findingProblems } from './findings/finding-problems';
import { FindingsPart } from './findings/findings-part';
import { focusField } from './findings/focus-finding';
import type { Findings } from './findings/use-findings';
import { OpenJobNotice, type FindOpenJobs } from './open-job-notice';
import type { ReportFields } from './report-values';
import type { ReportVerdict } from './validate-report';
import { WriterFooter } from './writer-layout';

type InvalidReport = Extract<ReportVerdict, { readonly state: 'invalid' }>;

interface WriterFormProps {
  readonly target: DraftTarget;
  /** The job that the report is about; null for none. */
  readonly bookingId: string | null;
  readonly findings: Findings;
  readonly draft: ReportDraft;
  readonly generating: boolean;
  /** Generates the report. Returns the errors that prevent it, or null. */
  readonly onGenerate: () => Promise<ReportVerdict | null>;
  readonly findOpenJobs: FindOpenJobs;
  readonly onOpenJob: (bookingId: string) => void;
  /** Shown above the fields. */
  readonly notices: ReactNode;
}

/** The report's fields, in Formik's form. After a failed Generate Report, the first wrong field is focused. */
export function WriterForm({ target, draft, findings: list, generating, ...props }: WriterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values: fields, setTouched } = useFormikContext<ReportFields>();
  const [verdict, setVerdict] = useState<ReportVerdict | null>(null);

  const generate = async () => {
    const result = await props.onGenerate();
    setVerdict(result);
    if (result?.state !== 'invalid') return;
    await setTouched(allTouched(fields), true);
    focusFirst(result);
  };

  const focusFirst = (wrong: InvalidReport) => {
    if (Object.keys(wrong.fields).length > 0 && form.current) {
      focusFirstError(form.current, wrong.fields);
      return;
    }
    const finding = list.findings.find(({ id }) => wrong.findings[id] !== undefined);
    if (!finding) return;
    list.setOpenId(finding.id);
    focusField(finding.id, Object.keys(wrong.findings[finding.id] ?? {})[0] ?? 'mainProblem');
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label="Create Report"
      style={{ display: 'grid', gap: 24, minWidth: 0 }}
      onKeyDown={keepFromSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        void generate();
      }}
    >
      {props.notices}
      {target.kind === 'amendment' && <AmendmentPart />}
      <ClientPart />
      {target.kind === 'new' && (
        <OpenJobNotice findOpenJobs={props.findOpenJobs} onOpenJob={props.onOpenJob} />
      )}
      <InspectionPart />
      {target.kind !== 'amendment' && <PricePart bookingId={props.bookingId} />}
      <FindingsPart
        findings={list.findings}
        openId={list.openId}
        problems={findingProblems(verdict, list.findings)}
        handlers={list.handlers}
        onChange={list.change}
        onAdd={list.add}
      />
      <WordsPart />
      <DisclaimersPart />
      <WriterFooter>
        <SavedLine state={draft.state} />
        <ClearFormButton onClear={() => draft.clear('remove')} />
        <Button
          type="submit"
          size="large"
          variant="contained"
          disabled={generating}
          onMouseDown={keepFieldFocused}
          sx={{ minHeight: gloveHeight }}
        >
          {generating ? 'Generating...' : 'Generate Report'}
        </Button>
      </WriterFooter>
    </form>
  );
}

/** Pressing Enter by accident, for example with gloves, must not generate an unfinished report. */
function keepFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function allTouched(fields: ReportFields) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, true]));
}
