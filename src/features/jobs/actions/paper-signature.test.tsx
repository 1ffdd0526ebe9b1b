// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { theme } from '@/theme/theme';
import { ChosenContext } from '@/ui/list-detail/chosen-context';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { FormArrivals } from '../forms/form-arrivals';
// Otherwise the first dialog waits for it to be compiled.
import '../forms/paper-signature-dialog';
import { openTools } from '../testing/open-tools';
import { recordPaperSignature, removePaperSignature } from './paper-signature';
import { startUnsigned } from './start-unsigned';

const today = calendarDateIn(business.timeZone, new Date());
const forms = { questionnaire_completed: true, agreement_signed: false, media_release_signed: true };
const job = buildJob({ forms_status: forms, status: 'scheduled' });
const onPaper = buildJob({
  forms_status: { ...forms, agreement_signed: true },
  status: 'scheduled',
  paper_signature: { signed_on: '2026-03-05', signer: 'Sam Whitlock', recorded_at: '2026-03-06T17:00:00Z' },
});
const nothing = { submitted: null } as never;

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the date and who signed are asked for at their fields, and recorded', async () => {
  const { tools, call, toasts, list } = openTools();
  const onClose = vi.fn();
  const Dialog = recordPaperSignature.dialog;
  render(
    <ThemeProvider theme={theme}>
      <Dialog open job={job} tools={tools} onClose={onClose} onExited={vi.fn()} />
    </ThemeProvider>,
  );
  const signer = await screen.findByLabelText<HTMLInputElement>(/^Signed By/);
  expect(signer.value).toBe(job.customer.name);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Record signature' }));
  fireEvent.change(signer, { target: { value: '' } });
  press();
  expect(await screen.findByText('Enter the name of the person who signed.')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(signer, { target: { value: 'Sam Whitlock' } });
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(call.mock.calls[0]).toMatchObject([
    'office-paper-record',
    { bookingId: job.id, signed_on: today, signer: 'Sam Whitlock' },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Paper Signature Recorded']);
  expect(list.onChanged).toHaveBeenCalledWith(job.id);
});

test('it is offered while the agreement is unsigned, and removing while it is recorded', () => {
  expect(recordPaperSignature.offered(job, nothing)).toBe(true);
  expect(recordPaperSignature.offered({ ...job, status: 'cancelled' }, nothing)).toBe(false);
  const origin = { import_id: 'i-1', row: 0 };
  expect(recordPaperSignature.offered({ ...job, origin }, nothing)).toBe(false);
  expect(recordPaperSignature.offered(onPaper, nothing)).toBe(false);
  expect(removePaperSignature.offered(job, nothing)).toBe(false);
  expect(removePaperSignature.offered(onPaper, nothing)).toBe(true);
});

test('the job says that it was signed on paper, and nothing warns of it anymore', () => {
  render(
    <ThemeProvider theme={theme}>
      <ChosenContext value={false}>
        <FormArrivals job={onPaper} />
      </ChosenContext>
    </ThemeProvider>,
  );
  expect(screen.getByText('Signed on paper March 5, 2026 by Sam Whitlock')).toBeTruthy();
  expect(screen.getByText('No PDF here. Keep the signed paper.')).toBeTruthy();
  expect(startUnsigned.offered(job, nothing)).toBe(true);
  expect(startUnsigned.offered(onPaper, nothing)).toBe(false);
});

test('the signature is removed by a call', async () => {
  const { tools, call, list } = openTools();
  removePaperSignature.press(onPaper, tools);
  await waitFor(() => expect(list.onChanged).toHaveBeenCalledWith(onPaper.id));
  expect(call.mock.calls[0]).toMatchObject(['office-paper-remove', { bookingId: onPaper.id }]);
});
