// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFilms } from './download-films';

const address = 'https://functions.example.com/pages/report/films/token/film.mp4';
const film = 'abcdefghij';
let saved: Blob[];
let names: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [saved, names] = [[], []];
  document.body.innerHTML = `<a href="${address}" download data-download>Download the video</a>`;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:film';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.href.startsWith('blob:')) names.push(this.download);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Answers with four bytes at most. */
const inParts = (_: string, { headers }: { headers: { Range: string } }) => {
  const at = Number(/\d+/.exec(headers.Range)?.[0]);
  const part = film.slice(at, at + 4);
  const range = `bytes ${at}-${at + part.length - 1}/${film.length}`;
  return Promise.resolve(new Response(part, { status: 206, headers: { 'Content-Range': range } }));
};

const link = () => document.querySelector('a') as HTMLAnchorElement;
const press = () => link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a film is saved from its parts, once, also through a lost answer', async () => {
  let lost = 0;
  const fetched = vi.fn((...asked: Parameters<typeof inParts>) =>
    lost++ === 1 ? Promise.reject(new TypeError('lost')) : inParts(...asked),
  );
  vi.stubGlobal('fetch', fetched);
  downloadFilms();
  expect(press()).toBe(false);
  press();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(saved[0]?.size).toBe(film.length);
  expect(names).toEqual(['sewer-inspection.mp4']);
  expect(link().textContent).toBe('Download the video');
});

test('a film that is over says that the download stopped, and can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })));
  downloadFilms();
  press();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([]);
  expect(link().textContent).toBe('The download stopped. Try again');
  vi.stubGlobal('fetch', inParts);
  press();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saved).toHaveLength(1);
});
