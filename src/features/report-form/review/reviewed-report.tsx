import type { Finding } from '@domain/report/finding';
import type { ReportForm } from '@domain/report/report-form';
import type { ReportReview } from '@domain/report/review';
import { isAbout, reportFieldLabels } from '@domain/report/review-fields';
import { counted } from '@domain/text/counted';
import { PhotoOfReport } from '@/photos/photo-of-report';
import { PartHeading } from '../fields/part-heading';
import { FormPart } from '../form-surface';
import { CommentedField } from './commented-field';
import { comparedInWords, reviewedFinding, reviewedParts, type ReviewedField } from './reviewed-fields';
import { ReviewedRow } from './reviewed-row';
import type { Comments } from './use-comments';

interface ReviewedReportProps {
  readonly form: ReportForm;
  readonly review: ReportReview;
  readonly comments: Comments;
  /** Whether comments can be written. */
  readonly open: boolean;
}

/** A submitted report field by field, with the comments of the reviewer. */
export function ReviewedReport({ form, ...props }: ReviewedReportProps) {
  const [client, inspection, ...others] = reviewedParts(form);
  return (
    <>
      {[client, inspection].map((part) => part && <Part key={part.heading} {...props} {...part} />)}
      <FormPart aria-labelledby="reviewed-findings" style={{ gap: 8 }}>
        <PartHeading id="reviewed-findings">Findings</PartHeading>
        <Field
          {...props}
          field="findings"
          label={reportFieldLabels.findings}
          value={counted(form.findings.length, 'finding')}
        />
        {form.findings.map((finding, index) => (
          <ReviewedFinding key={finding.id} {...props} finding={finding} number={index + 1} />
        ))}
      </FormPart>
      {form.comparison && (
        <FormPart aria-labelledby="reviewed-comparison" style={{ gap: 8 }}>
          <PartHeading id="reviewed-comparison">Earlier Report</PartHeading>
          <Field
            {...props}
            field="comparison"
            label={reportFieldLabels.comparison}
            value={comparedInWords(form.comparison, form.findings)}
          />
          {form.comparison.rows.map((row) => (
            <ReviewedRow key={row.earlier.id} row={row} findings={form.findings} />
          ))}
        </FormPart>
      )}
      {others.map((part) => (
        <Part key={part.heading} {...props} {...part} />
      ))}
    </>
  );
}

type Shared = Omit<ReviewedReportProps, 'form'>;

interface PartProps extends Shared {
  readonly heading: string;
  readonly fields: readonly ReviewedField[];
}

function Part({ heading, fields, ...props }: PartProps) {
  const id = `reviewed-${heading.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <FormPart aria-labelledby={id} style={{ gap: 8 }}>
      <PartHeading id={id}>{heading}</PartHeading>
      <div>
        {fields.map((field) => (
          <Field key={field.field} {...props} {...field} />
        ))}
      </div>
    </FormPart>
  );
}

interface FindingProps extends Shared {
  readonly finding: Finding;
  /** From 1. */
  readonly number: number;
}

function ReviewedFinding({ finding, number, ...props }: FindingProps) {
  const name = `finding ${number}`;
  return (
    <section aria-label={`Finding ${number}, ${finding.mainProblem}`}>
      <h3 style={{ margin: '12px 0 0', fontSize: '1rem' }} dir="auto">
        {number}. {finding.mainProblem}
      </h3>
      {reviewedFinding(finding).map((field) => (
        <Field key={field.field} {...props} {...field} findingId={finding.id} within={name} />
      ))}
      {finding.photos.length > 0 && (
        <div
          style={{
            display: 'grid',
            gap: 12,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          }}
        >
          {finding.photos.map((path, index) => (
            <PhotoOfReport
              key={path}
              path={path}
              name={`Photo ${index + 1} of ${name}`}
              marks={finding.photoMarks.find((one) => one.path === path)?.marks ?? []}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface FieldProps extends Shared, ReviewedField {
  readonly findingId?: string;
  /** The finding's name. */
  readonly within?: string;
}

function Field({ field, label, value, findingId = '', within, review, comments, open }: FieldProps) {
  const at = { field, findingId };
  const earlier = review.comments
    .filter((comment) => isAbout(comment, field, findingId))
    .map(({ text }) => text)
    .join('\n');
  return (
    <CommentedField
      label={label}
      of={within === undefined ? label : `${label} of ${within}`}
      value={value}
      earlier={earlier}
      comment={comments.on(at)}
      onComment={open ? (text) => comments.write(at, text) : undefined}
    />
  );
}
