// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFormsYet } from '@domain/job/forms-status';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { actionsAt, nextAction } from '../actions/job-actions';
import { noDeviceStep } from '../steps/device-steps';
import { StartUnsignedDialog } from './start-unsigned-dialog';

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open({ signed = false } = {}) {
  const [onStart, onClose] = [vi.fn(), vi.fn()];
  render(
    <ThemeProvider theme={theme}>
      <StartUnsignedDialog
        open
        job={buildJob()}
        signed={signed}
        call={vi.fn() as unknown as CallAsAdmin}
        onStart={onStart}
        onClose={onClose}
        onExited={vi.fn()}
      />
    </ThemeProvider>,
  );
  return {
    onStart,
    onClose,
    buttons: () => screen.getAllByRole('button').map(({ textContent }) => textContent),
  };
}

test('says what it means, and lets the job start anyway', () => {
  const { onStart, onClose, buttons } = open();
  expect(screen.getByRole('dialog', { name: 'Your liability limit does not apply' })).toBeTruthy();
  expect(buttons()).toEqual(['Sign on their phone', 'Sign on this device', 'Cancel', 'Start anyway']);
  fireEvent.click(screen.getByRole('button', { name: 'Start anyway' }));
  expect(onStart).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('once it is signed, it no longer warns', () => {
  const { onStart, buttons } = open({ signed: true });
  expect(screen.getByRole('dialog', { name: 'The agreement is signed' })).toBeTruthy();
  expect(buttons()).toEqual(['Cancel', 'Start Job']);
  fireEvent.click(screen.getByRole('button', { name: 'Start Job' }));
  expect(onStart).toHaveBeenCalledOnce();
});

test('offline, it offers no signature that nobody could give', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { buttons } = open();
  expect(buttons()).toEqual(['Cancel', 'Start anyway']);
  expect(screen.getByText(/^You’re offline/)).toBeTruthy();
});

test('stands in for Start Job only until the agreement is signed', () => {
  const signed = { ...noFormsYet, agreement_signed: true };
  const idOf = (forms: typeof signed) => nextAction(buildJob({ forms_status: forms }), noDeviceStep)?.id;
  expect(idOf(noFormsYet)).toBe('start-unsigned');
  expect(idOf(signed)).toBe('advance');
  const codes = (forms: typeof signed) =>
    actionsAt('forms', buildJob({ forms_status: forms }), noDeviceStep).some(
      ({ id }) => id === 'sign-at-door',
    );
  expect([codes(noFormsYet), codes(signed)]).toEqual([true, false]);
});
