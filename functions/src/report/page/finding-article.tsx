import type { CSSProperties } from 'react';
import type { Finding } from '@domain/report/finding';
import { severityCriteria, severityWords } from '@domain/report/severity';
import { PhotoList } from './photo-list';
import { findingAnchor } from './finding-anchor';
import type { ReportView } from './report-view';
import { SeverityMark } from './severity-mark';

interface FindingArticleProps {
  readonly finding: Finding;
  /** From 1. */
  readonly number: number;
  readonly photos: ReportView['photos'];
}

/** What sets a part's own tone. */
export const toneOf = (severity: Finding['severity']) =>
  ({ '--tone': `var(--${severity})` }) as CSSProperties;

/** One finding: what, where, how bad and by which measure, what to do, what it may cost, and its photos. */
export function FindingArticle({ finding, number, photos }: FindingArticleProps) {
  const { severity, footage, mainProblem, observation, recommendation } = finding;
  const chips = [
    finding.material && `Material: ${finding.material}`,
    finding.estimatedCost && `Estimated cost: ${finding.estimatedCost}`,
    finding.videoTime && `In the video at ${finding.videoTime}`,
  ].filter(Boolean);
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
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
      <PhotoList finding={finding} number={number} photos={photos} />
    </article>
  );
}
