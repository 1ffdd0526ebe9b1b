// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from './toasts';
import { useToast } from './use-toast';

beforeEach(() => {
  vi.useFakeTimers();
  stubMatchMedia();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  let show: ReturnType<typeof useToast> = () => undefined;
  function Page() {
    show = useToast();
    return null;
  }
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <Page />
      </Toasts>
    </ThemeProvider>,
  );
  return (title: string) => show({ title });
}

test('a toast goes by itself', () => {
  const show = start();
  act(() => show('Forms Sent!'));
  expect(screen.getByText('Forms Sent!')).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(6_000);
  });
  expect(screen.queryByText('Forms Sent!')).toBeNull();
});

test('one that comes in the moment an earlier one ends is shown', () => {
  const show = start();
  act(() => show('Forms Sent!'));
  act(() => {
    vi.advanceTimersByTime(5_999);
  });
  act(() => {
    show('Appointment Accepted!');
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByText('Appointment Accepted!')).toBeTruthy();
});
