// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import { serveSettings } from '@/settings/testing/serve-settings';
import { theme } from '@/theme/theme';
import { AreaMark } from './area-mark';

afterEach(async () => {
  cleanup();
  await serveSettings();
});

const { area } = factorySettings;
const show = (address: string) =>
  render(
    <ThemeProvider theme={theme}>
      <AreaMark address={address} />
    </ThemeProvider>,
  );

test('an address outside is marked until its ZIP code is added', async () => {
  show('12 Main St, Farawayville, ZZ 00501');
  expect(screen.getByText('Outside service area')).toBeTruthy();
  await act(() => serveSettings({ area: { ...area, zips: ['00501'] } }));
  expect(screen.queryByText('Outside service area')).toBeNull();
});

test('an address in a city that is served has no mark', () => {
  show(`12 Main St, ${area.cities[0]}, ZZ 00501`);
  expect(screen.queryByText('Outside service area')).toBeNull();
});
