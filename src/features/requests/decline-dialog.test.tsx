// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { declineNoticeText } from '@domain/request/decline-notice';
import { factorySettings } from '@domain/settings/factory-settings';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { buildRequest } from '../../../tools/testing/factories/build-request';
import { DeclineDialog } from './decline-dialog';

const noticeText = declineNoticeText(factorySettings.contact);

const request = buildRequest({ name: 'Ann Lee', email: 'ann@example.com' });

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(step: 'decline' | 'delete') {
  const onConfirm = vi.fn(() => Promise.resolve('done' as const));
  render(
    <ThemeProvider theme={theme}>
      <DeclineDialog open request={request} step={step} onConfirm={onConfirm} onClose={() => undefined} />
    </ThemeProvider>,
  );
  return onConfirm;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const message = () => screen.getByRole('textbox', { name: 'Message to ann@example.com' });

test('declining by email shows the message before it is sent, and sends what the office made of it', async () => {
  const onConfirm = open('decline');
  expect(message()).toHaveProperty('value', noticeText);
  expect(document.body.textContent).toContain('Subject: About your request for a sewer inspection.');
  fireEvent.change(message(), { target: { value: 'Try us in May.' } });
  press('Decline and Send');
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith('Try us in May.'));
});

test('an empty message is refused at the field', async () => {
  const onConfirm = open('decline');
  fireEvent.change(message(), { target: { value: ' ' } });
  press('Decline and Send');
  expect(await screen.findByText('Write what the client should read.')).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('deleting tells the client nothing unless the office chooses to', async () => {
  const onConfirm = open('delete');
  expect(screen.queryByRole('textbox')).toBeNull();
  press('Delete');
  await waitFor(() => expect(onConfirm).toHaveBeenCalledWith(''));
  cleanup();
  const second = open('delete');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Email Ann Lee' }));
  expect(message()).toHaveProperty('value', noticeText);
  press('Delete');
  await waitFor(() => expect(second).toHaveBeenCalledWith(noticeText));
});
