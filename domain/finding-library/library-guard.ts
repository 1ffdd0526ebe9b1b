import { hasFields, isFlag, isListOf, isNumber, isOneOf, isText } from '../json/guards';
import { blankNames } from '../report/blanks';
import { severities } from '../report/severity';
import type { FindingSettings, LibraryFinding, SeverityThreshold } from './library-finding';

/** Whether a device or the server has a library of this version. */
export const isFindingSettings = hasFields<FindingSettings>({
  items: isListOf(
    hasFields<LibraryFinding>({
      id: isText,
      title: isText,
      problem: isText,
      observation: isText,
      severity: isOneOf(severities),
      thresholds: isListOf(
        hasFields<SeverityThreshold>({
          blank: isOneOf(blankNames),
          over: isNumber,
          severity: isOneOf(severities),
        }),
      ),
      recommendation: isText,
      favorite: isFlag,
      active: isFlag,
    }),
  ),
  order: isListOf(isText),
});
