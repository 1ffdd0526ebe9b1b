import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { openBlanks } from '@domain/finding-library/picked-finding';
import type { MissingFact } from '@domain/report/missing-facts';
import type { ReviewComment } from '@domain/report/review';
import { FieldNotesContext } from '@/forms/field-notes';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { ComparisonPart } from './comparison/comparison-part';
import type { FindEarlierReports } from './comparison/use-earlier-reports';
import { ClearFormButton } from './draft/clear-form-button';
import { targetKey, type DraftTarget } from './draft/draft-target';
import { SavedLine } from './draft/saved-line';
import type { ReportDraft } from './draft/use-report-draft';
import { AmendmentPart } from './fields/amendment-part';
import { ClientPart } from './fields/client-part';
import { DisclaimersPart } from './fields/disclaimers-part';
import { InspectionPart } from './fields/inspection-part';
import { PricePart } from './fields/price-part';
import { WordsPart } from './fields/words-part';
import { FilmPart } from './film/film-part';
import { findingProblems } from './findings/finding-problems';
import { FindingsPart } from './findings/findings-part';
import { focusField } from './findings/focus-finding';
import type { Findings } from './findings/use-findings';
import { MissingFactsDialog } from './generate/missing-facts-dialog';
import type { NotGenerated } from './generate/use-generation';
import { blankField } from './library/blank-field-name';
import { usePicker } from './library/use-picker';
import { OpenJobNotice, type FindOpenJobs } from './open-job-notice';
import type { ReportFields } from './report-values';
import { notesAt, ReportCommentsContext } from './review/report-comments';
import type { ReportVerdict } from './validate-report';
import { WriterFooter } from './writer-layout';

type InvalidReport = Extract<ReportVerdict, { readonly state: 'invalid' }>;

interface WriterFormProps {
  /** The admin's uid. */
  readonly owner: string;
  readonly target: DraftTarget;
  /** The job that the report is about; null for none. */
  readonly bookingId: string | null;
  /** The job to which its films belong; null for none. */
  readonly filmsJob: string | null;
  readonly findings: Findings;
  readonly draft: ReportDraft;
  readonly generating: boolean;
  /** Whether the form submits the report for review. */
  readonly needsApproval: boolean;
  /** The office's comments, shown at their fields. */
  readonly comments: readonly ReviewComment[];
  /**
   * Generates the report, unless it lacks facts of the standard and `asked` is false. Returns what prevents it, or null.
   */
  readonly onGenerate: (asked: boolean) => Promise<NotGenerated | null>;
  readonly findOpenJobs: FindOpenJobs;
  readonly findEarlier: FindEarlierReports;
  readonly onOpenJob: (bookingId: string) => void;
  /** Shown above the fields. */
  readonly notices: ReactNode;
}

/** The report's fields, in Formik's form. After a failed Generate Report, the first wrong field is focused. */
export function WriterForm({ owner, target, draft, findings: list, generating, ...props }: WriterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values: fields, setTouched } = useFormikContext<ReportFields>();
  const [verdict, setVerdict] = useState<ReportVerdict | null>(null);

  const [missing, setMissing] = useState<readonly MissingFact[] | null>(null);
  const picker = usePicker(list);

  const generate = async (asked = false) => {
    const result = await props.onGenerate(asked);
    if (result?.state === 'incomplete') {
      setVerdict(null);
      setMissing(result.missing);
      return;
    }
    setVerdict(result);
    if (!result) return;
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
    const errors = wrong.findings[finding.id] ?? {};
    const [blank] = 'observation' in errors || 'recommendation' in errors ? openBlanks(finding) : [];
    goTo(finding.id, blank ? blankField(blank) : (Object.keys(errors)[0] ?? 'mainProblem'));
  };

  const goTo = (id: string, field: string) => {
    list.setOpenId(id);
    focusField(id, field);
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
      <ReportCommentsContext value={props.comments}>
        <FieldNotesContext value={notesAt(props.comments, '')}>
          {target.kind === 'amendment' && <AmendmentPart />}
          <ClientPart />
          {target.kind === 'new' && (
            <OpenJobNotice findOpenJobs={props.findOpenJobs} onOpenJob={props.onOpenJob} />
          )}
          <InspectionPart />
          <ComparisonPart bookingId={props.filmsJob} findings={list} findEarlier={props.findEarlier} />
          {target.kind !== 'amendment' && <PricePart bookingId={props.bookingId} />}
          <FilmPart
            owner={owner}
            target={targetKey(target)}
            bookingId={props.filmsJob}
            findings={list}
            afterFinding={picker.open}
          />
          <FindingsPart
            owner={owner}
            picker={picker}
            onGo={goTo}
            findings={list.findings}
            openId={list.openId}
            problems={findingProblems(verdict, list.findings)}
            handlers={list.handlers}
            onChange={list.change}
            onAdd={list.add}
          />
          <WordsPart findings={list.findings} />
          <DisclaimersPart />
        </FieldNotesContext>
      </ReportCommentsContext>
      {missing && (
        <MissingFactsDialog
          missing={missing}
          proceed={props.needsApproval ? 'Submit Anyway' : 'Generate Anyway'}
          onProceed={() => {
            setMissing(null);
            void generate(true);
          }}
          onBack={(field) => {
            setMissing(null);
            focusSoon(form.current, field);
          }}
        />
      )}
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
          {submitLabel(generating, props.needsApproval)}
        </Button>
      </WriterFooter>
    </form>
  );
}

/** Focuses a field of the form once the dialog has let go of the focus; the button that opened it for none. */
function focusSoon(form: HTMLFormElement | null, field: MissingFact['field'] | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      form?.querySelector<HTMLElement>(field === null ? '[type="submit"]' : `[name="${field}"]`)?.focus(),
    ),
  );
}

function submitLabel(running: boolean, needsApproval: boolean): string {
  if (needsApproval) return running ? 'Submitting...' : 'Submit for Review';
  return running ? 'Generating...' : 'Generate Report';
}

/** Pressing Enter by accident, for example with gloves, must not generate an unfinished report. */
function keepFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function allTouched(fields: ReportFields) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, true]));
}
