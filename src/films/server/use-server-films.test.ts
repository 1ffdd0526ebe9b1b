// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { ViewedFilm } from '@domain/film/film-calls';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useServerFilms } from './use-server-films';

vi.mock('@/firebase/calls/call-as-admin');

const film = {
  ...{ id: 'film-0123456789abcdef', state: 'ready', refusal: null, name: 'DCIM0001.MP4', size: 1_000_000 },
  ...{ direction: 'upstream', withSound: true, url: 'https://films.example/1', downloadUrl: null },
  content: {
    ...{ type: 'mp4', durationSeconds: 12, width: 640, height: 360, codec: 'avc1' },
    ...{ hasSound: true, unplayable: null },
  },
} satisfies ViewedFilm;

beforeEach(() => {
  vi.mocked(callAsAdmin).mockReset();
  vi.mocked(callAsAdmin).mockResolvedValueOnce({ films: [film] });
});

async function filmsOfJob() {
  const { result } = renderHook(() => useServerFilms('job-1', true));
  await waitFor(() => expect(result.current.state).toBe('known'));
  return result;
}

test('the sound of a film of another device is sent or not, without changing anything else', async () => {
  const result = await filmsOfJob();
  vi.mocked(callAsAdmin).mockResolvedValueOnce({ state: 'ready', content: film.content, withSound: false });
  expect(await act(() => result.current.sendSound(film.id, false))).toBe(true);
  expect(callAsAdmin).toHaveBeenLastCalledWith('office-film-confirm', {
    ...{ filmId: film.id, jobId: 'job-1', type: 'mp4', name: film.name, size: film.size },
    ...{ direction: 'upstream', withSound: false, takenAt: null, sha256: null },
  });
  expect(result.current.films).toEqual([{ ...film, withSound: false }]);
});

test('a choice that could not be saved is taken back', async () => {
  const result = await filmsOfJob();
  vi.mocked(callAsAdmin).mockRejectedValueOnce(new AppError('unavailable', 'no answer', ''));
  expect(await act(() => result.current.sendSound(film.id, false))).toBe(false);
  expect(result.current.films).toEqual([film]);
});
