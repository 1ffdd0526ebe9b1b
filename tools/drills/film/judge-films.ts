import type { Result } from '../../test/result';
import type { DrilledFilm, FilmDrillReport } from './run-film-drill';

const mib = 1024 ** 2;
/** What a tablet has for a page, and a function for ten viewers. */
export const filmMemory = { page: 200 * mib, sender: 256 * mib };

/** A film passes if the server has it once, byte for byte, and its viewers got what they should; memory counts too. */
export function judgeFilms({ films, sender, options }: FilmDrillReport): Result {
  const wrong = films.map(failuresOf);
  const missing = options.count + (options.giant > 0 ? 1 : 0) - films.length;
  return {
    name: 'films',
    passed: wrong.filter((failures) => failures.length === 0).length,
    failures: [
      ...wrong.flatMap((failures, index) => failures.map((failure) => `film ${index + 1}: ${failure}`)),
      ...(missing > 0 ? [`${missing} films were not tried`] : []),
      ...(sender.most >= filmMemory.sender
        ? [`the process that sends films took ${inMib(sender.most)}`]
        : []),
    ],
  };
}

function failuresOf({ state, refusal, isSame, files, records, tokens, ...film }: DrilledFilm): string[] {
  const { deaths, pageMemory, watched } = film;
  const begunAgain = deaths.filter(({ sameUpload }) => !sameUpload).length;
  return [
    ...(state === 'received' ? [] : [`${state} on the device${refusal === null ? '' : `, ${refusal}`}`]),
    ...(isSame ? [] : ['the server has other bytes']),
    ...(files === 1 && records === 1 ? [] : [`${files} files and ${records} records`]),
    ...(tokens === 0 ? [] : [`${tokens} download tokens`]),
    ...(begunAgain === 0 ? [] : [`began again after ${begunAgain} deaths`]),
    ...(pageMemory < filmMemory.page ? [] : [`the page took ${inMib(pageMemory)}`]),
    ...(watched?.wrong ?? []).map((what) => `a viewer got ${what}`),
  ];
}

const inMib = (bytes: number) => `${Math.round(bytes / mib)} MiB`;
