import Button from '@mui/material/Button';
import { Formik, useFormikContext } from 'formik';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { removeDraft, type StoredDraft } from '@/offline/office/report-drafts';
import { reportedAs } from '@/logging/report-fault';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { ClearFormButton } from './draft/clear-form-button';
import { targetKey, type DraftTarget } from './draft/draft-target';
import { OvertakenNotice } from './draft/overtaken-notice';
import { SavedLine } from './draft/saved-line';
import { useDraftKeeper } from './draft/use-draft-keeper';
import { AmendmentPart } from './fields/amendment-part';
import { ClientPart } from './fields/client-part';
import { DisclaimersPart } from './fields/disclaimers-part';
import { InspectionPart } from './fields/inspection-part';
import { PricePart } from './fields/price-part';
import { WordsPart } from './fields/words-part';
import { findingProblems } from './findings/finding-problems';
import { FindingsPart } from './findings/findings-part';
import { focusField } from './findings/focus-finding';
import { useFindings } from './findings/use-findings';
import { GeneratedDialog } from './generate/generated-dialog';
import { GeneratedPanel } from './generate/generated-panel';
import { RefusalNotice } from './generate/refusal-notice';
import { generationOf, mailingOf } from './generate/report-entries';
import { useGeneration, type SubmitAction } from './generate/use-generation';
import { forgetPhotos } from '@/photos/photo-queue';
import { removePhotos } from '@/photos/draft-photos';
import { OpenJobNotice, type FindOpenJobs } from './open-job-notice';
import { ReportPreview } from './report-preview';
import { photosOfValues, usualPrice, type ReportFields, type ReportValues } from './report-values';
import { today } from './today';
import { useOnPage } from './use-on-page';
import { validateFields, type ReportVerdict } from './validate-report';
import { WriterFooter, WriterLayout } from './writer-layout';

export interface ReportWriterProps {
  /** The admin's uid. */
  readonly owner: string;
  readonly target: DraftTarget;
  /** The job that the report is about; null for none. */
  readonly bookingId: string | null;
  /** The initial values. */
  readonly values: ReportValues;
  readonly stored: StoredDraft | null;
  /** This admin's outbox entries. */
  readonly entries: readonly OfficeEntry[];
  readonly submit: SubmitAction;
  readonly onView: (url: string) => void;
  /** Loads the stored draft again. */
  readonly onReopen: () => void;
  /** Called after the form was cleared. */
  readonly onCleared: () => void;
  readonly findOpenJobs: FindOpenJobs;
  /** Opens the report for a job instead. */
  readonly onOpenJob: (bookingId: string) => void;
  /** Shown beside the form: this device's other drafts. */
  readonly beside?: ReactNode;
}

/** Create Report: the form, stored on the device as it is typed, and the generated report. */
export function ReportWriter(props: ReportWriterProps) {
  const { target, values } = props;
  const isAmendment = target.kind === 'amendment';
  return (
    <Formik<ReportFields>
      // Drafts from before there was a price have none.
      initialValues={{
        ...values.fields,
        price: values.fields.price ?? usualPrice(values.fields.sewerScopeType),
      }}
      validate={(fields) => validateFields(fields, target.kind, today())}
      onSubmit={() => undefined}
    >
      <Writer {...props} isAmendment={isAmendment} />
    </Formik>
  );
}

function Writer({ isAmendment, ...props }: ReportWriterProps & { readonly isAmendment: boolean }) {
  const { owner, target, bookingId, stored, entries, onReopen, onCleared } = props;
  const form = useRef<HTMLFormElement>(null);
  const { values: fields, setTouched } = useFormikContext<ReportFields>();
  const { findings, change, openId, setOpenId, add, handlers } = useFindings(props.values.findings);
  const [wrong, setWrong] = useState<ReportVerdict | null>(null);
  // An admin who left the page while the email was sent is not brought back to it.
  const onPage = useOnPage();
  const reset = () => {
    if (!onPage.current) return;
    onReopen();
    onCleared();
  };
  const { keeper, state } = useDraftKeeper({ owner, target: targetKey(target), stored, onGone: reset });
  const entry = generationOf(entries, keeper.id);

  const { begunFor } = props.values;
  const written = (): ReportValues => ({ fields, findings, ...(begunFor && { begunFor }) });
  const write = useEffectEvent(() => keeper.write(written()));
  const begun = useRef(fields);
  useEffect(() => {
    // An untouched form is not stored as a draft.
    if (fields !== begun.current || findings !== props.values.findings) write();
  }, [fields, findings, props.values.findings]);
  useUnsavedInput(state !== 'saved' && state !== 'untouched');

  const clear = async (photos: 'forget' | 'remove') => {
    await keeper.drop();
    const paths = photosOfValues({ fields, findings });
    void (photos === 'forget' ? forgetPhotos(paths) : removePhotos(paths));
    await removeDraft(keeper.id).catch(reportedAs('a report draft not removed', undefined));
    reset();
  };

  const generation = useGeneration({
    owner,
    draftId: keeper.id,
    target,
    bookingId,
    entry,
    fields,
    submit: props.submit,
    onView: props.onView,
    onClear: () => clear('forget'),
  });

  const locked = entry !== null && entry.state !== 'needs-attention' && !generation.generating;

  const generate = async () => {
    await keeper.flush();
    const verdict = await generation.generate(written());
    setWrong(verdict);
    if (verdict?.state !== 'invalid') return;
    await setTouched(allTouched(fields), true);
    showFirst(verdict);
  };

  const showFirst = (verdict: Extract<ReportVerdict, { state: 'invalid' }>) => {
    if (Object.keys(verdict.fields).length > 0 && form.current) {
      focusFirstError(form.current, verdict.fields);
      return;
    }
    const finding = findings.find(({ id }) => verdict.findings[id] !== undefined);
    if (!finding) return;
    setOpenId(finding.id);
    focusField(finding.id, Object.keys(verdict.findings[finding.id] ?? {})[0] ?? 'mainProblem');
  };

  const shown = useDeferredValue(findings);
  const dialog = entry && (
    <GeneratedDialog
      open={generation.dialogOpen}
      entry={entry}
      mailing={mailingOf(entries, keeper.id)}
      email={fields.clientEmail.trim()}
      actions={generation.actions}
      onClose={() => generation.setDialogOpen(false)}
    />
  );
  if (locked) {
    return (
      <WriterLayout>
        <GeneratedPanel entry={entry} onNext={() => generation.setDialogOpen(true)} />
        <aside>{props.beside}</aside>
        {dialog}
      </WriterLayout>
    );
  }
  return (
    <WriterLayout>
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
        {state === 'overtaken' && (
          <OvertakenNotice
            onTakeTheirs={() => void keeper.drop().then(onReopen)}
            onKeepMine={() => void keeper.keepMine(written())}
          />
        )}
        {stored && state !== 'overtaken' && !entry && (
          <Notice>
            <Icon name="document" size={20} />
            <p>You’re continuing the draft saved on this device.</p>
          </Notice>
        )}
        {entry?.refusal && <RefusalNotice refusal={entry.refusal} />}
        {isAmendment && <AmendmentPart />}
        <ClientPart />
        {target.kind === 'new' && (
          <OpenJobNotice findOpenJobs={props.findOpenJobs} onOpenJob={props.onOpenJob} />
        )}
        <InspectionPart />
        {target.kind !== 'amendment' && <PricePart bookingId={bookingId} />}
        <FindingsPart
          findings={findings}
          openId={openId}
          problems={findingProblems(wrong, findings)}
          handlers={handlers}
          onChange={change}
          onAdd={add}
        />
        <WordsPart />
        <DisclaimersPart />
        <WriterFooter>
          <SavedLine state={state} />
          <ClearFormButton onClear={() => clear('remove')} />
          <Button
            type="submit"
            size="large"
            variant="contained"
            disabled={generation.generating}
            onMouseDown={keepFieldFocused}
            sx={{ minHeight: 56 }}
          >
            {generation.generating ? 'Generating...' : 'Generate Report'}
          </Button>
        </WriterFooter>
      </form>
      <aside>
        <ReportPreview
          findings={shown}
          linearFootage={fields.linearFootage}
          distanceToMain={fields.distanceToMain}
          summary={fields.summary}
        />
        {props.beside}
      </aside>
      {dialog}
    </WriterLayout>
  );
}

/** Pressing Enter by accident, for example with gloves, must not generate an unfinished report. */
function keepFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function allTouched(fields: ReportFields) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, true]));
}
