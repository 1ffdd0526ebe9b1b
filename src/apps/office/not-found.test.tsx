// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { mockContact } from '@domain/testing/mock-contact';

afterEach(cleanup);

async function showWith(blogUrl: string | null): Promise<void> {
  mockContact({ blogUrl });
  const { theme } = await import('@/theme/theme');
  const { log } = await import('@/logging/log');
  vi.spyOn(log, 'error').mockReturnValue();
  const { NotFound } = await import('./not-found');
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <NotFound />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const ways = [
  ['Back office', '/admin'],
  ['Home', '/'],
  ['Services', '/#services'],
];

test('leads back to the office, to the site and to the blog', async () => {
  await showWith('https://articles.example.net');
  expect(links()).toEqual([...ways, ['Blog', 'https://articles.example.net']]);
});

test('has no link to a blog that the business doesn’t have', async () => {
  await showWith(null);
  expect(links()).toEqual(ways);
});
