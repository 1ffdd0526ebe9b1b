import type { CSSProperties } from 'react';
import type { Finding } from '@domain/report/finding';
import { severityCriteria, severityWords } from '@domain/report/severity';
import { videoMoment } from '@domain/report/video-moment';
import { PhotoList } from './photo-list';
import { findingAnchor } from './finding-anchor';
import type { ReportView } from './report-view';
import { SeverityMark } from './severity-mark';

interface FindingArticleProps {
  readonly finding: Finding;
  /** From 1. */
  readonly number: number;
  readonly photos: ReportView['photos'];
  /** The video's address while this reader can see it. */
  readonly video: string | null;
}

/** What sets a part's own tone. */
export const toneOf = (severity: Finding['severity']) =>
  ({ '--tone': `var(--${severity})` }) as CSSProperties;

/** One finding: what, where, how bad and by which measure, what to do, what it may cost, and its photos. */
export function FindingArticle({ finding, number, photos, video }: FindingArticleProps) {
  const { severity, footage, mainProblem, observation, recommendation } = finding;
  return (
    <article className="finding" id={findingAnchor(number)} style={toneOf(severity)}>
      <header>
        <SeverityMark severity={severity} />
        <div>
          <h3 dir="auto">
            {number}. {mainProblem}
            {footage !== null && ` at ${footage} ft`}
          </h3>
          <p className="level">
            Severity {severityWords[severity].toLowerCase()}. {severityCriteria[severity]}
          </p>
        </div>
      </header>
      {observation && <p dir="auto">{observation}</p>}
      {recommendation && (
        <p className="advice" dir="auto">
          {recommendation}
        </p>
      )}
      <Chips finding={finding} video={video} />
      <PhotoList finding={finding} number={number} photos={photos} />
    </article>
  );
}

function Chips({ finding, video }: Pick<FindingArticleProps, 'finding' | 'video'>) {
  const { material, estimatedCost, videoTime } = finding;
  if (!material && !estimatedCost && !videoTime) return null;
  return (
    <ul className="chips">
      {material && <li>Material: {material}</li>}
      {estimatedCost && <li>Estimated cost: {estimatedCost}</li>}
      {videoTime && (
        <li>{video === null ? `In the video at ${videoTime}` : <Moment {...{ video, videoTime }} />}</li>
      )}
    </ul>
  );
}

function Moment({ video, videoTime }: { readonly video: string; readonly videoTime: string }) {
  return (
    <a href={videoMoment(video, videoTime)} target="_blank" rel="noopener noreferrer" className="moment">
      See it in the video at {videoTime}
    </a>
  );
}
