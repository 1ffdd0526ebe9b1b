// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { labelsOf } from '@domain/legal/consent-labels';
import { currentMediaReleaseText } from '@domain/media-release/current-media-release-text';
import { takeDownDays, withdrawnConsent } from '@domain/media-release/withdraw-consent';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { writtenDate } from '@domain/time/written-date';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildJob } from '../../../../tools/testing/factories/build-job';
// Otherwise the first dialog waits for it to be compiled.
import '../forms/withdraw-consent-dialog';
import { openTools } from '../testing/open-tools';
import { markTakenDown, withdrawConsent } from './withdraw-consent';

const signed = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };
const job = buildJob({ forms_status: signed });
const nothing = { submitted: null } as never;
const today = calendarDateIn(business.timeZone, new Date());

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openDialog(answer?: () => Promise<unknown>) {
  const opened = openTools(answer);
  const onClose = vi.fn();
  const Dialog = withdrawConsent.dialog;
  render(
    <ThemeProvider theme={theme}>
      <Dialog open job={job} tools={opened.tools} onClose={onClose} onExited={vi.fn()} />
    </ThemeProvider>,
  );
  await screen.findByRole('dialog');
  return {
    ...opened,
    onClose,
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Record it' })),
  };
}
const labels = labelsOf(currentMediaReleaseText);
const check = (label: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(label) }));

test('what was withdrawn is asked for at its field and recorded with its day', async () => {
  const { call, press, onClose, toasts } = await openDialog();
  press();
  expect(await screen.findByText('Choose what the client withdrew.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByText(new RegExp(writtenDate(addDays(today, takeDownDays))))).toBeTruthy();
  check(labels.marketing_use_consent);
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(call.mock.calls[0]).toMatchObject([
    'office-consent-withdraw',
    { bookingId: job.id, asked_on: today, marketing_use_consent: true, photo_use_consent: false },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Withdrawal Recorded']);
});

test('a consent that was never given is refused at its field, and what was entered stays', async () => {
  const fields = { video_use_consent: 'The client didn’t consent to this.' };
  const refusal = new AppError('invalid-input', 'x', 'Please check the highlighted fields.', { fields });
  const { press, onClose, toasts } = await openDialog(() => Promise.reject(refusal));
  check(labels.video_use_consent);
  press();
  expect(await screen.findByText(fields.video_use_consent)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
});

test('it is offered once the release is signed, and marked taken down while it is open', () => {
  const withdrawal = withdrawnConsent<string>(null, {
    asked_on: today,
    photo_use_consent: true,
    video_use_consent: false,
    website_use_consent: false,
    marketing_use_consent: false,
  });
  expect(withdrawConsent.offered(buildJob(), nothing)).toBe(false);
  expect(withdrawConsent.offered(job, nothing)).toBe(true);
  expect(markTakenDown.offered(job, nothing)).toBe(false);
  expect(markTakenDown.offered({ ...job, consent_withdrawal: withdrawal }, nothing)).toBe(true);
  const done = { ...withdrawal, state: 'done', done_at: '2026-11-22T17:00:00Z' } as const;
  expect(markTakenDown.offered({ ...job, consent_withdrawal: done }, nothing)).toBe(false);
});
