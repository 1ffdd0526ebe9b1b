import type { ComparedRow, Comparison } from '@domain/report/compare/comparison';
import { outcomeWords } from '@domain/report/compare/outcomes';
import type { Finding } from '@domain/report/finding';
import { letterOf } from '@domain/report/compare/two-inspections';
import { numberedFindings, type NumberedFinding } from '@domain/report/numbered-findings';
import { severityWords, type Severity } from '@domain/report/severity';
import { videoSeconds } from '@domain/report/video-time';
import { videoMoment } from '@domain/report/video-moment';
import { writtenDate } from '@domain/time/written-date';
import { FilmMoment } from './film-moment';
import { findingAnchor } from './finding-anchor';
import type { PhotoView, ReportView } from './report-view';
import { videoOf } from './report-view';

interface ComparedFindingsProps {
  readonly comparison: Comparison;
  readonly view: ReportView;
  /** Whether the page shows nothing else of the report. */
  readonly alone?: boolean;
}

/** Each earlier finding and what became of it, side by side. A script lays the two pictures over each other. */
export function ComparedFindings({ comparison, view, alone = false }: ComparedFindingsProps) {
  const numbered = numberedFindings(view.form.findings);
  if (comparison.rows.length === 0) return null;
  return (
    <>
      <h2>Before and after</h2>
      <ol className="list">
        {comparison.rows.map((row, index) => (
          <li key={row.earlier.id}>
            <Compared
              {...{ row, view, alone }}
              letter={letterOf(index)}
              now={numbered.find(({ finding }) => finding.id === row.findingId)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface ComparedProps {
  readonly row: ComparedRow;
  readonly view: ReportView;
  readonly alone: boolean;
  /** As the map of both inspections names it. */
  readonly letter: string;
  /** The finding that it is today. */
  readonly now: NumberedFinding | undefined;
}

function Compared({ row, view, alone, letter, now }: ComparedProps) {
  const { earlier, outcome } = row;
  const before = view.earlierPhotos.get(earlier.photo);
  const [path = ''] = now ? now.finding.photos : row.photos;
  const after = view.photos.get(path);
  return (
    <article className="compared">
      <header>
        <h3 dir="auto">{`${letter}. ${earlier.mainProblem}`}</h3>
        <p className="outcome">{outcomeWords[outcome]}</p>
      </header>
      <div className="pair">
        <Side
          title={`Before: ${writtenDate(earlier.date)}`}
          facts={factsOf(earlier.footage, earlier.severity)}
          photo={before}
          alt={`${earlier.mainProblem}, before`}
          beside={after !== undefined}
        >
          <MomentThen earlier={earlier} films={view.earlierFilms} />
        </Side>
        <Side
          title={`Now: ${writtenDate(view.form.inspectionDate)}`}
          facts={now ? factsOf(now.finding.footage, now.finding.severity) : outcomeWords[outcome]}
          photo={after}
          alt={`${earlier.mainProblem}, now`}
          beside={before !== undefined}
        >
          <MomentNow {...{ row, view, now }} />
        </Side>
      </div>
      {now && (
        <p className="muted">
          {alone ? (
            `Today: ${now.finding.mainProblem}`
          ) : (
            <a href={`#${findingAnchor(now.number)}`}>
              Finding {now.number}: {now.finding.mainProblem}
            </a>
          )}
        </p>
      )}
    </article>
  );
}

function factsOf(footage: number | null, severity: Severity): string {
  const words = `${severityWords[severity].toLowerCase()} severity`;
  return footage === null ? words : `${footage} ft, ${words}`;
}

interface SideProps {
  readonly title: string;
  readonly facts: string;
  readonly photo: PhotoView | undefined;
  readonly alt: string;
  /** Whether the other side has a photo. */
  readonly beside: boolean;
  readonly children: React.ReactNode;
}

function Side({ title, facts, photo, alt, beside, children }: SideProps) {
  return (
    <figure>
      {photo ? (
        <a href={photo.url} target="_blank" rel="noopener noreferrer">
          <img src={photo.previewUrl} width={photo.width} height={photo.height} alt={alt} loading="lazy" />
        </a>
      ) : (
        beside && <div className="none">No photo</div>
      )}
      <figcaption>
        <strong>{title}</strong>
        <span>{facts}</span>
        {children && <span>{children}</span>}
      </figcaption>
    </figure>
  );
}

interface MomentThenProps {
  readonly earlier: ComparedRow['earlier'];
  readonly films: ReportView['earlierFilms'];
}

/** The moment in the earlier film, while this reader can watch that. */
function MomentThen({ earlier: { film = '', videoTime }, films }: MomentThenProps) {
  const seconds = videoSeconds(videoTime);
  const url = films.get(film);
  if (seconds === null) return null;
  if (url === undefined) return `At ${videoTime} in that video`;
  return (
    <a href={`${url}#t=${seconds}`} target="_blank" rel="noopener noreferrer" className="moment">
      Watch it at {videoTime} in that video
    </a>
  );
}

/** The moment in today's film or video. */
function MomentNow({ row, view, now }: Pick<ComparedProps, 'row' | 'view' | 'now'>) {
  const shown: Pick<Finding, 'videoTime' | 'film'> = now ? now.finding : row;
  if (shown.videoTime === '') return null;
  if (shown.film) return <FilmMoment films={view.films} finding={shown} />;
  const video = videoOf(view);
  if (video === null) return `At ${shown.videoTime} in the video`;
  return (
    <a
      href={videoMoment(video, shown.videoTime)}
      target="_blank"
      rel="noopener noreferrer"
      className="moment"
    >
      Watch it at {shown.videoTime} in the video
    </a>
  );
}
