import type { CSSProperties } from 'react';
import { writtenCost } from '@domain/report/estimated-cost';
import type { Finding } from '@domain/report/finding';
import { severitySentence } from '@domain/report/severity';
import { videoMoment } from '@domain/report/video-moment';
import { findingAnchor } from './finding-anchor';
import { PaperMoment } from './paper-moment';
import { PhotoList } from './photo-list';
import { FilmMoment } from './film-moment';
import type { ReportView } from './report-view';
import { SeverityMark } from './severity-mark';

interface FindingArticleProps {
  readonly finding: Finding;
  /** From 1. */
  readonly number: number;
  readonly photos: ReportView['photos'];
  readonly films: ReportView['films'];
  /** The video's URL while this reader can watch it. */
  readonly video: string | null;
  /** What the printed page shows beside it; left out where it shows no films. */
  readonly paper?: ReportView;
}

/** Sets the severity's color on an element. */
export const toneOf = (severity: Finding['severity']) =>
  ({ '--tone': `var(--${severity})` }) as CSSProperties;

/** One finding: problem, footage, severity with its criteria, recommendation, cost and photos. */
export function FindingArticle({ finding, number, photos, films, video, paper }: FindingArticleProps) {
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
          <p className="level">{severitySentence(severity)}</p>
        </div>
      </header>
      {observation && <p dir="auto">{observation}</p>}
      {recommendation && (
        <p className="advice" dir="auto">
          {recommendation}
        </p>
      )}
      <Chips {...{ finding, films, video }} />
      <PhotoList finding={finding} number={number} photos={photos} />
      {paper && <PaperMoment {...{ finding, number, paper }} />}
    </article>
  );
}

function Chips({ finding, films, video }: Pick<FindingArticleProps, 'finding' | 'films' | 'video'>) {
  const { material, estimatedCost, videoTime } = finding;
  if (!material && !estimatedCost && !videoTime) return null;
  return (
    <ul className="chips">
      {material && <li>Material: {material}</li>}
      {estimatedCost && <li>Estimated cost: {writtenCost(estimatedCost)}</li>}
      {videoTime && (
        <li className={finding.film && 'screen'}>
          {finding.film ? <FilmMoment {...{ films, finding }} /> : <Moment {...{ video, videoTime }} />}
        </li>
      )}
    </ul>
  );
}

/** A moment of the video behind the report's link. */
function Moment({ video, videoTime }: { readonly video: string | null; readonly videoTime: string }) {
  if (video === null) return `At ${videoTime} in the video`;
  return (
    <a href={videoMoment(video, videoTime)} target="_blank" rel="noopener noreferrer" className="moment">
      Watch it at {videoTime} in the video
    </a>
  );
}
