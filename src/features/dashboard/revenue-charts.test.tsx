// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Received } from '@domain/stats/revenue';
import { theme } from '@/theme/theme';
import { RevenueCharts } from './revenue-charts';

const { catalog: services } = factorySettings.services;

afterEach(cleanup);

const today = '2026-03-03';
const service = services[0]!.title;

function show(received: readonly Received[]) {
  render(
    <ThemeProvider theme={theme}>
      <RevenueCharts received={received} today={today} />
    </ThemeProvider>,
  );
}

test('the money of the last 12 weeks is shown by week, by service and by source', () => {
  show([
    { date: today, amount: 140.5, service, source: 'website' },
    { date: today, amount: 100, service: 'Dye test', source: 'referral' },
    { date: '2020-01-01', amount: 5_000, service, source: 'website' },
  ]);
  const figureOf = (name: string, row: string) =>
    within(screen.getByRole('table', { name })).getByRole('rowheader', { name: row }).nextSibling
      ?.textContent;
  expect(figureOf('Revenue by service', service)).toBe('$140.50');
  expect(figureOf('Revenue by service', 'Dye test')).toBe('$100');
  expect(figureOf('Revenue by source', 'Website')).toBe('$140.50');
  expect(figureOf('Revenue by source', 'Referrals')).toBe('$100');
  expect(figureOf('Revenue: $240.50 in 12 weeks', 'Feb 25')).toBe('$240.50');
});

test('twelve weeks without a payment say so once', () => {
  show([]);
  expect(screen.getAllByText('Nothing was paid in the last 12 weeks')).toHaveLength(1);
  expect(screen.getByRole('figure', { name: 'Revenue: $0 in 12 weeks' })).toBeDefined();
});
