import { array, number, object, string } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { lineOfText, linesOfText } from '../contact/fields';
import { blankNames, blankOf } from '../report/blanks';
import { severities } from '../report/severity';

export const libraryLimits = {
  /** Changed ones and the owner's own. */
  findings: 120,
  title: 60,
  problem: 120,
  observation: 1_200,
  recommendation: 600,
  thresholds: 4,
  /** In the blank's unit. */
  over: 1_000,
} as const;

/** The blanks that have a figure to compare. */
export const measuredBlanks = blankNames.filter((name) =>
  ['feet', 'inches', 'percent'].includes(blankOf(name).kind),
);

const threshold = object({
  blank: string().oneOf(measuredBlanks, 'Choose what is measured.').required('Choose what is measured.'),
  over: number()
    .typeError('Enter a number.')
    .required('Enter a number.')
    .min(0, 'Enter a number, 0 or more.')
    .max(libraryLimits.over, `Enter a number up to ${libraryLimits.over}.`),
  severity: string().oneOf(severities, 'Choose the severity.').required('Choose the severity.'),
}).noUnknown();

/** Brackets that are no blank would stand in reports as they are. */
const known = (value: string | undefined) => {
  const other = [...(value ?? '').matchAll(/\[([^[\]]*)\]?/g)].find(
    ([whole, name = '']) =>
      !whole.endsWith(']') || !blankNames.some((blank) => blank === name.trim().toLowerCase()),
  );
  return other?.[0];
};

const withBlanks = (schema: ReturnType<typeof linesOfText>) =>
  schema.test('blanks', (value, { createError }) => {
    const other = known(value);
    return (
      other === undefined ||
      createError({
        message: `${other} isn’t a blank. Choose one from the list below, or remove the brackets.`,
      })
    );
  });

const id = () =>
  string()
    .required()
    .matches(/^[a-z0-9-]{1,40}$/);

const libraryFinding = object({
  id: id(),
  title: lineOfText('The title', libraryLimits.title).required('Enter the finding’s title.'),
  problem: lineOfText('The main problem', libraryLimits.problem).required('Name the main problem.'),
  observation: withBlanks(linesOfText('The observation', libraryLimits.observation)).required(
    'Write the observation.',
  ),
  severity: string().oneOf(severities, 'Choose the severity.').required('Choose the severity.'),
  thresholds: array().of(threshold).max(libraryLimits.thresholds, 'Four thresholds are the most.').required(),
  recommendation: withBlanks(linesOfText('The recommendation', libraryLimits.recommendation))
    .defined()
    .default(''),
  favorite: trueOrFalse().required(),
  active: trueOrFalse().required(),
}).noUnknown();

const most = `${libraryLimits.findings} findings are the most.`;

/** The section of the settings. */
export const findingsSchema = object({
  items: array()
    .of(libraryFinding)
    .max(libraryLimits.findings, most)
    .required()
    .test(
      'ids',
      'Two findings have the same id.',
      (items) => new Set(items.map((item) => item.id)).size === items.length,
    )
    .test('titles', (items, { createError, path }) => {
      const titles = items.map(({ title }) => title?.toLowerCase());
      const index = titles.findIndex((title, place) => title && titles.indexOf(title) !== place);
      return (
        index === -1 ||
        createError({ path: `${path}[${index}].title`, message: 'Another finding has this title.' })
      );
    }),
  order: array()
    .of(id())
    .max(libraryLimits.findings * 2, most)
    .required(),
}).noUnknown();
