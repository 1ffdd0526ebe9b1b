// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import type { FilmContent } from '@domain/film/film';
import type { ViewedFilm } from '@domain/film/film-calls';
import { instantOf } from '@domain/time/zoned-instant';
import { theme } from '@/theme/theme';
import { filmRecordVersion, type FilmRecord } from '../device/film-record';
import { FilmRow } from './film-row';

afterEach(cleanup);

const mp4: FilmContent = {
  ...{ type: 'mp4', durationSeconds: 125, width: 640, height: 360, codec: 'avc1' },
  ...{ hasSound: true, unplayable: null },
};
const avi: FilmContent = { ...mp4, type: 'avi', codec: null, unplayable: 'avi' };
const stored: FilmRecord = {
  ...{
    version: filmRecordVersion,
    id: 'film-0123456789abcdef',
    owner: 'me',
    target: 'job-1',
    jobId: 'job-1',
    about: 'Ann',
  },
  ...{ name: 'DCIM0001.MP4', size: 1_000_000, modifiedAt: Date.UTC(2026, 4, 1, 18), fingerprint: 'f' },
  ...{
    direction: null,
    withSound: true,
    announced: true,
    soundAnnounced: true,
    content: mp4,
    addedAt: 1,
    state: 'waiting',
  },
  ...{ refusal: null, paused: false, session: null, sha256: '', attempts: 0, begunAt: 0, triedAt: 0 },
  ...{ removedAt: 0, done: false, here: true },
};

const served: ViewedFilm = {
  ...{ id: stored.id, state: 'ready', refusal: null, name: stored.name, direction: null, size: stored.size },
  ...{ withSound: false, content: mp4, url: 'https://films.example/1', downloadUrl: null },
};

interface Shown {
  readonly record?: FilmRecord | null;
  readonly served?: ViewedFilm;
  readonly date?: string;
  readonly canChooseSound?: boolean;
}

function show({ record = stored, served, date = '2026-05-01', canChooseSound = true }: Shown = {}) {
  const onSound = vi.fn();
  const handlers = { onWatch: vi.fn(), onDirection: vi.fn(), onPause: vi.fn(), onRemove: vi.fn() };
  const status = { tone: 'calm', icon: 'cloud', words: 'Waiting', sentence: '', share: null } as const;
  render(
    <ThemeProvider theme={theme}>
      <FilmRow
        {...handlers}
        {...{ record, status, date, onSound, canChooseSound, served, name: 'Film 1', id: stored.id }}
        {...{ onReload: null, canWatch: true, shown: false }}
      />
    </ThemeProvider>,
  );
  return onSound;
}

test('the inspector is asked about the sound of a film that has some', () => {
  const onSound = show();
  const silent = screen.getByRole('checkbox', { name: /^Send without sound/ });
  expect(silent).toHaveProperty('checked', false);
  fireEvent.click(silent);
  expect(onSound).toHaveBeenCalledWith(false);
});

test('a film without sound has no choice', () => {
  show({ record: { ...stored, content: { ...mp4, hasSound: false } } });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('an AVI with sound is sent with it, or not at all', () => {
  const onSound = show({ record: { ...stored, content: avi } });
  expect(screen.getByText(/Your client can download this one/)).toBeDefined();
  const withheld = screen.getByRole('checkbox', { name: /^Don’t send this film/ });
  expect(
    screen.getByText(/which can’t be taken out of an AVI.*your client doesn’t get the film/),
  ).toBeDefined();
  fireEvent.click(withheld);
  expect(onSound).toHaveBeenCalledWith(false);
});

test('an AVI that is not sent says that the client doesn’t get it', () => {
  show({ record: { ...stored, content: avi, withSound: false } });
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  expect(screen.getByText(/your client doesn’t get this one/)).toBeDefined();
  expect(screen.queryByText(/Your client can download/)).toBeNull();
});

test('a film of another device is asked about too, with what was chosen there', () => {
  const onSound = show({ record: null, served });
  const silent = screen.getByRole('checkbox', { name: /^Send without sound/ });
  expect(silent).toHaveProperty('checked', true);
  fireEvent.click(silent);
  expect(onSound).toHaveBeenCalledWith(true);
});

test('what another device chose counts once the file is gone from this one', () => {
  show({ record: { ...stored, here: false, state: 'received' }, served });
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

test('without a connection, the choice of a film that isn’t here can be read only', () => {
  show({ record: null, served, canChooseSound: false });
  expect(screen.getByRole('checkbox')).toHaveProperty('disabled', true);
});

test('a file of another day says so, because it may be another job’s or the camera’s clock is off', () => {
  show({ date: '2026-05-02' });
  const hint =
    /^This file is from \w+, May 1, 2026, and the inspection was on \w+, May 2, 2026\. Check that it’s the right film\. If it is, the camera’s clock is off\.$/;
  expect(screen.getByText(hint)).toBeDefined();
});

test.each(['2026-05-01', ''])(
  'a file of the inspection’s date, or without one, has no such hint: %j',
  (date) => {
    show({ date });
    expect(screen.queryByText(/This file is from/)).toBeNull();
  },
);

test('the day is the business’s, though it is the next one elsewhere', () => {
  const lateEvening = instantOf('2026-05-01', '23:30', business.timeZone).getTime();
  show({ record: { ...stored, modifiedAt: lateEvening }, date: '2026-05-01' });
  expect(screen.queryByText(/This file is from/)).toBeNull();
});
