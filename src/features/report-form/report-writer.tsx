import { Formik, useFormikContext } from 'formik';
import { useDeferredValue, useState, type ReactNode } from 'react';
import type { ReportReview, ReviewComment } from '@domain/report/review';
import type { OfficeEntry } from '@/offline/office/office-entry';
import type { FindEarlierReports } from './comparison/use-earlier-reports';
import { DraftNotice } from './draft/draft-notice';
import type { DraftTarget } from './draft/draft-target';
import type { StoredReport } from './draft/report-drafts';
import { useReportDraft } from './draft/use-report-draft';
import { useFindings } from './findings/use-findings';
import { GeneratedDialog } from './generate/generated-dialog';
import { GeneratedPanel } from './generate/generated-panel';
import { RefusalNotice } from './generate/refusal-notice';
import { generationOf, mailingOf } from './generate/report-entries';
import { useGeneratedActions } from './generate/use-generated-actions';
import { useGeneration, type SubmitAction } from './generate/use-generation';
import type { FindOpenJobs } from './open-job-notice';
import { ReportPreview } from './report-preview';
import type { ReportFields, ReportValues } from './report-values';
import { ReviewNotice } from './review/review-notice';
import { today } from './today';
import { validateFields } from './validate-report';
import { WriterForm } from './writer-form';
import { WriterLayout } from './writer-layout';

export interface ReportWriterProps {
  /** The admin's uid. */
  readonly owner: string;
  readonly target: DraftTarget;
  /** The job that the report is about; null for none. */
  readonly bookingId: string | null;
  /** The initial values. */
  readonly values: ReportValues;
  readonly stored: StoredReport | null;
  /** This admin's outbox entries. */
  readonly entries: readonly OfficeEntry[];
  readonly submit: SubmitAction;
  readonly onView: (url: string) => void;
  /** Loads the stored draft again. */
  readonly onReopen: () => void;
  /** Called after the form was cleared. */
  readonly onCleared: () => void;
  readonly findOpenJobs: FindOpenJobs;
  readonly findEarlier: FindEarlierReports;
  /** Opens the report for a job instead. */
  readonly onOpenJob: (bookingId: string) => void;
  /** Whether the report has to be approved: the form then submits it for review. */
  readonly needsApproval: boolean;
  /** What was submitted for this job so far; null for nothing. */
  readonly review: ReportReview | null;
  /** Shown beside the form: this device's other drafts. */
  readonly beside?: ReactNode;
}

/** Create Report: the form, stored on the device as it is typed, and the generated report. */
export function ReportWriter(props: ReportWriterProps) {
  const { target, values } = props;
  return (
    <Formik<ReportFields>
      initialValues={values.fields}
      validate={(fields) => validateFields(fields, target.kind, today())}
      onSubmit={() => undefined}
    >
      <Writer {...props} />
    </Formik>
  );
}

function Writer(props: ReportWriterProps) {
  const { owner, target, bookingId, stored, entries, submit, onReopen, needsApproval, review } = props;
  const { values: fields } = useFormikContext<ReportFields>();
  const findings = useFindings(props.values.findings);
  const { begunFor, amendedJob } = props.values;
  const values: ReportValues = {
    ...{ fields, findings: findings.findings },
    ...(begunFor && { begunFor }),
    ...(amendedJob !== undefined && { amendedJob }),
  };
  const draft = useReportDraft({
    ...{ owner, target, stored, values, onReopen },
    onGone: () => {
      onReopen();
      props.onCleared();
    },
  });

  const entry = generationOf(entries, draft.id);
  const written = { owner, draftId: draft.id, target, bookingId, values, needsApproval };
  const [dialogOpen, setDialogOpen] = useState(false);
  const { generate, generating } = useGeneration(written, submit, () => setDialogOpen(true));
  const actions = useGeneratedActions(written, {
    ...{ entry, submit },
    onView: props.onView,
    onClear: () => draft.clear('forget'),
    onClose: () => setDialogOpen(false),
  });
  const generated = entry !== null && entry.state !== 'needs-attention' && !generating;

  return (
    <WriterLayout>
      {generated ? (
        <GeneratedPanel entry={entry} onNext={() => setDialogOpen(true)} />
      ) : (
        <WriterForm
          {...{ owner, target, bookingId, findings, draft, generating, needsApproval }}
          filmsJob={bookingId ?? amendedJob ?? null}
          comments={commentsFor(review, needsApproval)}
          findOpenJobs={props.findOpenJobs}
          findEarlier={props.findEarlier}
          onOpenJob={props.onOpenJob}
          onGenerate={async (asked) => {
            await draft.flush();
            return generate(asked);
          }}
          notices={
            <>
              <DraftNotice draft={draft} resumed={stored !== null && !entry} />
              {review && <ReviewNotice {...{ review, owner, needsApproval }} findings={findings.findings} />}
              {entry?.refusal && <RefusalNotice refusal={entry.refusal} submitted={needsApproval} />}
            </>
          }
        />
      )}
      <aside>
        {!generated && <DeferredPreview values={values} />}
        {props.beside}
      </aside>
      {entry && (
        <GeneratedDialog
          open={dialogOpen}
          entry={entry}
          mailing={mailingOf(entries, draft.id)}
          email={fields.clientEmail.trim()}
          actions={actions}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </WriterLayout>
  );
}

const noComments: readonly ReviewComment[] = [];

/** The comments to act on: those of a report that was sent back, for its inspector. */
function commentsFor(review: ReportReview | null, needsApproval: boolean): readonly ReviewComment[] {
  return needsApproval && review?.state === 'returned' ? review.comments : noComments;
}

/** The preview follows the findings only where that doesn't delay typing. */
function DeferredPreview({ values: { fields, findings } }: { readonly values: ReportValues }) {
  return (
    <ReportPreview
      findings={useDeferredValue(findings)}
      linearFootage={fields.linearFootage}
      distanceToMain={fields.distanceToMain}
      summary={fields.summary}
    />
  );
}
