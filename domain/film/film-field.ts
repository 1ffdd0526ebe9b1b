import { array, object, string } from 'yup';
import { lineOfText } from '../contact/fields';
import { filmLimits } from './film-limits';
import { isFilmId } from './film-path';

export const filmIdField = string()
  .required('The film’s ID is missing.')
  .test('film', 'This isn’t a valid film ID.', (value) => isFilmId(value));

/** The films of a report, as its form names them: the first is shown first. Empty for none. */
export const reportFilmsField = array()
  .of(
    object({
      id: filmIdField,
      /** What the client reads above it, like `Upstream`; may be empty. */
      label: lineOfText('The film’s name', filmLimits.label).defined().default(''),
    })
      .noUnknown()
      .required(),
  )
  .max(filmLimits.films, `A report can have ${filmLimits.films} films at most.`)
  .test(
    'own-id',
    'The same film is in the report twice.',
    (films) => new Set((films ?? []).map(({ id }) => id)).size === (films ?? []).length,
  )
  .defined()
  .default([]);
