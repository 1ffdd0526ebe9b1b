import { videoSeconds } from '@domain/report/video-time';
import type { FilmMark } from '@/films/film-mark';
import { findingName } from '../findings/finding-name';
import type { FindingValues } from '../report-values';

/** Where the findings are in their films. */
export function filmMarks(findings: readonly FindingValues[]): readonly FilmMark[] {
  return findings.flatMap((finding, index) => {
    const seconds = videoSeconds(finding.videoTime);
    if (finding.film === undefined || seconds === null) return [];
    const number = index + 1;
    return {
      ...{ seconds, number },
      findingId: finding.id,
      filmId: finding.film,
      name: findingName(finding, number),
    };
  });
}
