// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { OpenSignedCopy } from './open-signed-copy';

const openDocument = vi.hoisted(() => vi.fn<() => Promise<{ state: string }>>());
vi.mock('@/api/call-function', () => ({ callFunction: openDocument }));

beforeEach(() => {
  vi.useFakeTimers();
  openDocument.mockReset().mockResolvedValue({ state: 'in-preparation' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <OpenSignedCopy type="agreement" linkKey="key" ready={false} />
    </ThemeProvider>,
  );
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open signed copy' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('it can be viewed as soon as it exists', async () => {
  show();
  await pass(8_000);
  expect(button().disabled).toBe(true);
  openDocument.mockResolvedValue({ state: 'ready' });
  await pass(4_000);
  expect(button().disabled).toBe(false);
});

test('a page left open stops polling after some minutes and checks again on request', async () => {
  show();
  await pass(600_000);
  expect(openDocument).toHaveBeenCalledTimes(60);
  expect(screen.getByRole('status').textContent).toContain('taking longer than usual');
  vi.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(button());
  await pass(0);
  expect(screen.getByRole('status').textContent).toContain('preparing your signed copy');
  await pass(4_000);
  expect(openDocument).toHaveBeenCalledTimes(62);
});
