import {
  hasFields,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  mayHaveFields,
  orNull,
  type Guard,
} from '../../json/guards';
import { scopeDirections } from '../report-options';
import { severities } from '../severity';
import { isPhotoMarks } from '../photo-marks-guard';
import type { ComparedRow, Comparison, EarlierFinding, Sighting } from './comparison';
import { comparisonKinds, outcomes } from './outcomes';

const sighting = { date: isText, footage: orNull(isNumber), severity: isOneOf(severities) };

const hasSightingFields = hasFields<Omit<Sighting, 'otherEnd'>>(sighting);
const mayHaveEnd = mayHaveFields<Pick<Sighting, 'otherEnd'>>({ otherEnd: isFlag });
const isSighting: Guard<Sighting> = (value): value is Sighting =>
  hasSightingFields(value) && mayHaveEnd(value);

const hasEarlierFields = hasFields<Omit<EarlierFinding, 'film'>>({
  ...sighting,
  id: isText,
  mainProblem: isText,
  videoTime: isText,
  photo: isText,
  history: isListOf(isSighting) as Guard<Sighting[]>,
});
const mayHaveFilm = mayHaveFields<Pick<ComparedRow, 'film'>>({ film: isText });

const isEarlier: Guard<EarlierFinding> = (value): value is EarlierFinding =>
  hasEarlierFields(value) && mayHaveFilm(value);

const hasRowFields = hasFields<Omit<ComparedRow, 'film'>>({
  earlier: isEarlier,
  outcome: isOneOf(outcomes),
  findingId: isText,
  videoTime: isText,
  photos: isListOf(isText) as Guard<string[]>,
  photoMarks: isPhotoMarks,
});

const isRow: Guard<ComparedRow> = (value): value is ComparedRow => hasRowFields(value) && mayHaveFilm(value);

const hasComparison = hasFields<Omit<Comparison, 'direction' | 'mirrored'>>({
  kind: isOneOf(comparisonKinds),
  reportId: isText,
  date: isText,
  offset: isNumber,
  linearFootage: orNull(isNumber),
  distanceToMain: orNull(isNumber),
  rows: isListOf(isRow) as Guard<ComparedRow[]>,
});
const mayHaveEnds = mayHaveFields<Pick<Comparison, 'direction' | 'mirrored'>>({
  direction: isOneOf(scopeDirections),
  mirrored: isNumber,
});

/** Whether stored text holds a comparison; the call that stored it has checked the rest. */
export const isComparison: Guard<Comparison> = (value): value is Comparison =>
  hasComparison(value) && mayHaveEnds(value);
