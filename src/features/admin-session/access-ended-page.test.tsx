// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dropOfficeRecords } from '@/firebase/documents/office-firestore';
import { stopSending } from '@/firebase/session/own-access';
import type { OfficeEntry } from '@/offline/office/office-entry';
import { useOfficeEntries } from '@/offline/office/use-office-entries';
import { useDevicePhotos } from '@/photos/device-photos';
import { theme } from '@/theme/theme';
import { ToastContext } from '@/ui/use-toast';
import { AccessEndedPage, type EndedAccess } from './access-ended-page';

vi.mock('@/firebase/documents/office-firestore', () => ({
  dropOfficeRecords: vi.fn(() => Promise.resolve()),
}));
vi.mock('@/firebase/session/own-access', () => ({ stopSending: vi.fn() }));
vi.mock('@/firebase/session/refresh-access', () => ({ refreshAccess: vi.fn() }));
vi.mock('@/firebase/session/sign-out', () => ({ signOut: vi.fn() }));
vi.mock('@/offline/office/use-office-entries');
vi.mock('@/photos/device-photos', () => ({
  useDevicePhotos: vi.fn(),
  isUnsentPhoto: ({ state }: { state: string }) => state !== 'received',
}));

vi.mock('@/films/device-films', () => ({
  useDeviceFilms: () => ({ read: true, records: [] }),
  isUnsentFilm: () => false,
}));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const entries = (...states: OfficeEntry['state'][]) => states.map((state) => ({ state }) as OfficeEntry);

function show(
  changes: readonly OfficeEntry[],
  photos: readonly string[],
  reason: EndedAccess = 'turned-off',
) {
  vi.mocked(useOfficeEntries).mockReturnValue(changes);
  vi.mocked(useDevicePhotos).mockReturnValue({
    read: true,
    records: photos.map((state) => ({ state })),
  } as unknown as ReturnType<typeof useDevicePhotos>);
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={() => undefined}>
        <AccessEndedPage uid="bo" email="bo@example.com" reason={reason} />
      </ToastContext>
    </ThemeProvider>,
  );
}

test.each([
  ['turned-off', 'Your access is turned off'],
  ['not-listed', 'This account has no access'],
] as const)('%s: nothing is sent from then on, and the records leave the device', (reason, name) => {
  show([], [], reason);
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.queryByText(/locked on this device/)).toBeNull();
  expect(stopSending).toHaveBeenCalled();
  expect(dropOfficeRecords).toHaveBeenCalled();
});

test.each([
  [
    entries('queued', 'needs-attention', 'done'),
    ['waiting', 'received'],
    /2 changes and 1 photo of yours .* stay locked/,
  ],
  [entries('sending'), [], /1 change of yours .* stays locked on this device, and is sent once/],
  [[], ['original', 'waiting'], /2 photos of yours/],
] as const)('says how much stays locked on the device', (changes, photos, words) => {
  show(changes, photos);
  expect(screen.getByText(words)).toBeTruthy();
});
