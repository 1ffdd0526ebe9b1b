import type { ComparedRow } from '@domain/report/compare/comparison';
import { outcomeWords } from '@domain/report/compare/outcomes';
import type { Finding } from '@domain/report/finding';
import { severityWords } from '@domain/report/severity';
import { writtenDate } from '@domain/time/written-date';
import { PhotoOfReport } from '@/photos/photo-of-report';

interface ReviewedRowProps {
  readonly row: ComparedRow;
  readonly findings: readonly Finding[];
}

/** An earlier finding in a submitted report: what became of it, with its pictures before and now. */
export function ReviewedRow({ row, findings }: ReviewedRowProps) {
  const { earlier, outcome, findingId, videoTime, photos, photoMarks } = row;
  const at = findings.findIndex(({ id }) => id === findingId);
  const now = findings[at];
  const before = `${earlier.mainProblem}${placeOf(earlier.footage)}`;
  return (
    <section aria-label={before}>
      <h3 style={{ margin: '12px 0 0', fontSize: '1rem' }} dir="auto">
        {before}: {outcomeWords[outcome]}
      </h3>
      <p style={{ margin: '4px 0 8px', overflowWrap: 'anywhere' }} dir="auto">
        {writtenDate(earlier.date)}: {severityWords[earlier.severity].toLowerCase()} severity.
        {now && ` Today: finding ${at + 1}, ${now.mainProblem}${placeOf(now.footage)}.`}
        {!now && videoTime !== '' && ` Today: at ${videoTime} in the video.`}
      </p>
      <div
        style={{
          display: 'grid',
          gap: 12,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
        }}
      >
        {earlier.photo !== '' && (
          <PhotoOfReport path={earlier.photo} name={`Earlier photo of ${before}`} marks={[]} />
        )}
        {photos.map((path, index) => (
          <PhotoOfReport
            key={path}
            path={path}
            name={`Photo ${index + 1} of ${before}, today`}
            marks={photoMarks.find((one) => one.path === path)?.marks ?? []}
          />
        ))}
      </div>
    </section>
  );
}

const placeOf = (footage: number | null) => (footage === null ? '' : ` at ${footage} ft`);
