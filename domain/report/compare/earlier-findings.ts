import type { ReportForm } from '../report-form';
import { comparisonLimits, type EarlierFinding, type Sighting } from './comparison';
import { moved } from './alignment';

type EarlierReport = Pick<ReportForm, 'inspectionDate' | 'findings' | 'comparison'>;

/**
 * The findings with which a later report can be compared: those of this report, each with what the inspections before
 * saw of it, and those that this one couldn't see.
 */
export function earlierFindingsOf({ inspectionDate, findings, comparison }: EarlierReport): EarlierFinding[] {
  const rows = comparison?.rows ?? [];
  const turn = comparison?.mirrored !== undefined;
  const own = findings.map(
    ({ id, mainProblem, footage, severity, videoTime, film, photos: [photo = ''] }) => {
      const before = rows.find(({ findingId }) => findingId === id)?.earlier;
      return {
        ...{ id, mainProblem, footage, severity, videoTime, photo },
        ...(film !== undefined && { film }),
        date: inspectionDate,
        history: before ? lastOf(turned([...before.history, sightingOf(before)], turn)) : [],
      };
    },
  );
  const unseen = rows
    .filter(({ outcome, findingId }) => outcome === 'not-visible' && findingId === '')
    .map(({ earlier }) => ({
      ...earlier,
      footage: moved(earlier.footage, comparison ?? { offset: 0 }),
      history: turned(earlier.history, turn),
      // It is of the report before this one.
      film: undefined,
    }));
  return [...own, ...unseen];
}

export function sightingOf({ date, footage, severity }: Sighting): Sighting {
  return { date, footage, severity };
}

/** The sightings as seen from this report's end of the line, if the inspection before was at the other one. */
export function turned(sightings: readonly Sighting[], turn: boolean): Sighting[] {
  return sightings.map(({ otherEnd = false, ...sighting }) =>
    otherEnd === turn ? sighting : { ...sighting, otherEnd: true },
  );
}

function lastOf(history: readonly Sighting[]): Sighting[] {
  return history.slice(-comparisonLimits.history);
}
