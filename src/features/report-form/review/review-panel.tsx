import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import type { ReportForm } from '@domain/report/report-form';
import type { ReportReview } from '@domain/report/review';
import { reviewedForm } from '@domain/report/review-record';
import { counted } from '@domain/text/counted';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useSettings } from '@/settings/use-settings';
import { memberName, useMember } from '@/shared/inspector/team-context';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { writtenInstant } from '@/ui/written-instant';
import { ReportPreview } from '../report-preview';
import { toReportValues } from '../report-values';
import { WriterLayout } from '../writer-layout';
import { ReviewedReport } from './reviewed-report';
import { useComments } from './use-comments';
import { useDecision } from './use-decision';

interface ReviewPanelProps {
  /** The reviewer's uid. */
  readonly owner: string;
  readonly review: ReportReview;
  readonly call: CallAsAdmin;
  /** Opens the report in the form, to be corrected by the reviewer. */
  readonly onCorrect: () => void;
  /** Called once it was sent back or approved here. */
  readonly onDecided: () => void;
}

/** A submitted report to decide on: what the client will see, each field with room for a comment, and the decision. */
export function ReviewPanel(props: ReviewPanelProps) {
  const form = reviewedForm(props.review);
  return (
    <>
      <Submitted review={props.review} />
      <ReviewState review={props.review} />
      {form && <Review key={props.review.submission} {...props} form={form} />}
    </>
  );
}

function Submitted({ review }: Pick<ReviewPanelProps, 'review'>) {
  const { client_name: client, property_address: address, submission } = review;
  const member = useMember(review.inspector_id);
  const name = member
    ? memberName(review.inspector_id, member)
    : (review.inspector?.name ?? 'A former member');
  return (
    <div>
      <Typography variant="h4" component="h2" dir="auto">
        {client}
      </Typography>
      <Typography dir="auto" sx={{ color: 'text.secondary' }}>
        {address}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Submitted by {name}, {writtenInstant(review.submitted_at)}
        {submission > 1 && `, submission ${submission}`}
      </Typography>
    </div>
  );
}

/** What was decided, here or by someone else meanwhile; nothing while it waits for a decision. */
function ReviewState({
  review: { state, reviewed_by: by, reviewed_at: at, comments },
}: Pick<ReviewPanelProps, 'review'>) {
  const member = useMember(by);
  if (state === 'submitted') return null;
  const who = by === null ? '' : ` by ${memberName(by, member)}`;
  return (
    <Notice role="status">
      <Icon name={state === 'approved' ? 'check' : 'arrow-left'} size={20} />
      <div>
        <p>
          <strong>
            {state === 'approved' ? 'Approved' : 'Sent back'}
            {who}, {writtenInstant(at ?? '')}.
          </strong>
        </p>
        <p>
          {state === 'approved'
            ? 'Latest reports has it, and says whether it was sent.'
            : `It comes back here once the inspector has acted on ${counted(comments.length, 'comment')}.`}
        </p>
      </div>
    </Notice>
  );
}

function Review({
  owner,
  review,
  form,
  call,
  onCorrect,
  onDecided,
}: ReviewPanelProps & { readonly form: ReportForm }) {
  const { services } = useSettings();
  const comments = useComments(`${owner} ${review.id} ${review.submission}`);
  const decision = useDecision({ call, review, comments, email: form.clientEmail });
  const [asking, setAsking] = useState(false);
  const open = review.state === 'submitted';
  const { fields, findings } = toReportValues(services, form);
  const finish = async (decide: () => Promise<string>) => {
    if ((await decide()) === 'done') onDecided();
    return true;
  };
  return (
    <WriterLayout>
      <div style={{ display: 'grid', gap: 24, minWidth: 0 }}>
        <ReviewedReport {...{ form, review, comments, open }} />
      </div>
      <aside>
        <ReportPreview
          findings={findings}
          linearFootage={fields.linearFootage}
          distanceToMain={fields.distanceToMain}
          summary={fields.summary}
        />
        <DecisionButtons
          open={open}
          count={comments.written.length}
          running={decision.running}
          onCorrect={onCorrect}
          onSendBack={() => void finish(decision.sendBack)}
          onApprove={() => setAsking(true)}
        />
      </aside>
      <ConfirmDialog
        open={asking}
        title="Approve and send this report?"
        confirm="Approve and Send"
        confirming="Sending..."
        cancel="Not yet"
        running={decision.running}
        onConfirm={() => finish(decision.approve)}
        onClose={() => setAsking(false)}
      >
        {form.clientEmail} gets the email with the link now. Later changes are amendments.
      </ConfirmDialog>
    </WriterLayout>
  );
}

interface DecisionButtonsProps {
  /** Whether the report waits for a decision. */
  readonly open: boolean;
  /** The number of comments written. */
  readonly count: number;
  readonly running: boolean;
  readonly onCorrect: () => void;
  readonly onSendBack: () => void;
  readonly onApprove: () => void;
}

const large = { size: 'large', sx: { minHeight: gloveHeight } } as const;

function DecisionButtons({ open, count, running, onCorrect, onSendBack, onApprove }: DecisionButtonsProps) {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {open && decisionHint(count)}
      </Typography>
      {open && (
        <>
          <Button {...large} variant="contained" disabled={running || count > 0} onClick={onApprove}>
            Approve and Send
          </Button>
          <Button
            {...large}
            variant="outlined"
            color="inherit"
            disabled={running || count === 0}
            onClick={onSendBack}
          >
            Send Back
          </Button>
        </>
      )}
      <Button {...large} color="inherit" disabled={running} onClick={onCorrect}>
        Correct It Myself
      </Button>
    </div>
  );
}

function decisionHint(count: number): string {
  if (count === 0) return 'To send it back, comment on a field first.';
  const stored = `${counted(count, 'comment')}, saved on this device.`;
  return `${stored} To approve the report instead, remove ${count === 1 ? 'it' : 'them'}.`;
}
