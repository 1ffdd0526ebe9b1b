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

test('a toast disappears automatically', () => {
  const show = start();
  act(() => show('Forms Sent!'));
  expect(screen.getByText('Forms Sent!')).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(6_000);
  });
  expect(screen.queryByText('Forms Sent!')).toBeNull();
});

test('a toast added just as another one ends is shown', () => {
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

test('a toast with an action stays as long as the action is possible, and disappears once it is used', () => {
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

test('an action that is no longer possible removes its toast', () => {
  const show = start();
  act(() => show('Status Updated', { label: 'Undo', onChoose: vi.fn(), offeredFor: 60_000 }));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a toast that replaces a focused one disappears automatically', () => {
  const show = start();
  act(() => show('Status Updated', { label: 'Undo', onChoose: vi.fn(), offeredFor: 60_000 }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => show('Forms Sent!'));
  act(() => {
    vi.advanceTimersByTime(6_000);
  });
  expect(screen.queryByText('Forms Sent!')).toBeNull();
});

test('a toast stays while its action has the focus', () => {
  const show = start();
  act(() => show('Status Updated', { label: 'Undo', onChoose: vi.fn(), offeredFor: 60_000 }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByText('Status Updated')).toBeTruthy();
});
