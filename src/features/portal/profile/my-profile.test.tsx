// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mockContact } from '@domain/testing/mock-contact';

vi.mock('./sign-out-everywhere', () => ({ SignOutEverywhere: () => null }));

const customer = { name: 'Ann Lee', email: 'ann@example.com', phone: '5550100117', address: '12 Main St' };

afterEach(cleanup);

async function showWith(reviewUrl: string | null): Promise<HTMLElement | null> {
  mockContact({ reviewUrl });
  const { theme } = await import('@/theme/theme');
  const { MyProfile } = await import('./my-profile');
  render(
    <ThemeProvider theme={theme}>
      <MyProfile customer={customer} />
    </ThemeProvider>,
  );
  expect(screen.getByRole('link', { name: 'Call support' })).toBeTruthy();
  return screen.queryByRole('link', { name: 'Leave a review' });
}

test('asks for a review at the business’s page for it, in a new tab', async () => {
  const link = await showWith('https://stars.example.net/us');
  expect(link?.getAttribute('href')).toBe('https://stars.example.net/us');
  expect(link?.getAttribute('target')).toBe('_blank');
});

test('asks for no review if there is no such page', async () => {
  expect(await showWith(null)).toBeNull();
});
