// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from './toasts';
import { useToast, type ToastAction } from './use-toast';

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
  return (title: string, action?: ToastAction) => show({ title, action });
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

test('one that offers something stays for as long as that can be done, and goes once it is chosen', () => {
  const show = start();
  const onChoose = vi.fn();
  act(() => show('Status Updated', { label: 'Undo', onChoose, offeredFor: 60_000 }));
  act(() => {
    vi.advanceTimersByTime(59_999);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Status Updated')).toBeNull();
});

test('what is offered no longer goes with its toast', () => {
  const show = start();
  act(() => show('Status Updated', { label: 'Undo', onChoose: vi.fn(), offeredFor: 60_000 }));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('one that comes in place of a toast that has the focus goes by itself', () => {
  const show = start();
  act(() => show('Status Updated', { label: 'Undo', onChoose: vi.fn(), offeredFor: 60_000 }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => show('Forms Sent!'));
  act(() => {
    vi.advanceTimersByTime(6_000);
  });
  expect(screen.queryByText('Forms Sent!')).toBeNull();
});

test('a toast stays while the focus is on what it offers', () => {
  const show = start();
  act(() => show('Status Updated', { label: 'Undo', onChoose: vi.fn(), offeredFor: 60_000 }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Status Updated')).toBeTruthy();
});
