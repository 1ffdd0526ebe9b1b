// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnSession, ReadAccountAnswer } from '@domain/admin/session-calls';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { AccountDialog } from './account-dialog';

const own: OwnSession = {
  id: 'a',
  device: 'Chrome on Windows',
  beganAt: '2026-11-02T15:00:00Z',
  seenAt: '2026-11-29T15:00:00Z',
  isThis: true,
};
const tablet: OwnSession = { ...own, id: 'b', device: 'Chrome on Android', isThis: false };
const unknown: OwnSession = { ...tablet, id: 'c', device: '' };

let member: Pick<ReadAccountAnswer, 'uid' | 'inspects' | 'calendar'>;
let sessions: OwnSession[];
let twoStep: ReadAccountAnswer['twoStep'];
let refusal: AppError | null;

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd${index}-efgh${index}`);
const wrong = new AppError('invalid-input', 'a wrong code', 'That code didn’t work.', {
  fields: { code: 'That code didn’t work.' },
});
/** The server's answers about two-step sign-in; 123456 is the right code. */
function factor(name: string, { code }: { readonly code?: string }): Promise<unknown> {
  if (name === 'office-factor-begin')
    return Promise.resolve({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/A?secret=JBSWY3DPEHPK3PXP' });
  if (code !== '123456') return Promise.reject(wrong);
  twoStep = { ...twoStep, isOn: name !== 'office-factor-end', recoveryCodesLeft: 10 };
  return Promise.resolve({ recoveryCodes, token: null, state: 'off' });
}

const call = vi.fn((name: string, request: object): Promise<unknown> => {
  if (refusal) return Promise.reject(refusal);
  if (name === 'office-account-read') return Promise.resolve({ ...member, sessions: [...sessions], twoStep });
  if (name.startsWith('office-factor-')) return factor(name, request);
  const { session } = request as { session: string | null };
  sessions = sessions.filter(({ id, isThis }) => (session === null ? isThis : id !== session));
  return Promise.resolve({ ended: 1 });
});

beforeEach(() => {
  stubMatchMedia();
  member = { uid: 'u-1', inspects: false, calendar: null };
  sessions = [own, tablet, unknown];
  twoStep = { isOn: false, recoveryCodesLeft: 0, isRequired: false };
  refusal = null;
  call.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <AccountDialog call={call as unknown as CallAsAdmin} onClose={vi.fn()} />
      </Toasts>
    </ThemeProvider>,
  );
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('each session is listed, and each but this one can be ended', async () => {
  show();
  const listed = await rows();
  expect(listed[0]).toContain('Chrome on Windows (this device)');
  expect(listed[1]).toContain('Chrome on Android');
  expect(listed[2]).toContain('Unknown device');
  expect(screen.getAllByRole('button', { name: /^End: / })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: /^End: Chrome on Android/ }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(call).toHaveBeenCalledWith('office-session-end', expect.objectContaining({ session: 'b' }));
});

test('all others are ended, and this one stays', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  expect(call).toHaveBeenCalledWith('office-session-end', expect.objectContaining({ session: null }));
});

test('a failure is said, and the list stays', async () => {
  show();
  const button = await screen.findByRole('button', { name: 'End all others' });
  refusal = new AppError('unavailable', 'off', 'Our server isn’t answering.');
  fireEvent.click(button);
  expect(await screen.findByText('Our server isn’t answering.')).toBeTruthy();
  expect(await rows()).toHaveLength(3);
});

test('a device that signed in before the list existed shows how to get on it', async () => {
  sessions = [];
  show();
  expect(await screen.findByText(/Sign out and sign in again to list it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

test('says why it could not be loaded, and tries again', async () => {
  refusal = new AppError('unavailable', 'off', 'The office can’t be reached.');
  show();
  expect(await screen.findByText('The office can’t be reached.')).toBeTruthy();
  refusal = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rows()).length).toBe(3);
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const enter = (code: string) =>
  fireEvent.change(screen.getByLabelText(/^Code from your app/), { target: { value: code } });

test('two-step sign-in is turned on with the first code, and shows the recovery codes once', async () => {
  show();
  await press('Turn on two-step sign-in');
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for your app' })).toBeTruthy();
  enter('654321');
  await press('Turn on');
  expect(await screen.findByText('That code didn’t work.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Code from your app/).value).toBe('654321');
  enter('123456');
  await press('Turn on');
  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeTruthy();
  await press('Done');
  expect(await screen.findByText('On. 10 recovery codes left.')).toBeTruthy();
  expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull();
});

test('turning it off and new recovery codes need a code', async () => {
  twoStep = { isOn: true, recoveryCodesLeft: 1, isRequired: false };
  show();
  expect(await screen.findByText('On. 1 recovery code left.')).toBeTruthy();
  await press('New recovery codes');
  await press('Create new codes');
  expect(await screen.findByText('Enter the code.')).toBeTruthy();
  enter('123456');
  await press('Create new codes');
  expect(await screen.findByText(recoveryCodes[0] ?? '')).toBeTruthy();
  await press('Done');
  await press('Turn off');
  enter('123456');
  await press('Turn off');
  expect(await screen.findByRole('button', { name: 'Turn on two-step sign-in' })).toBeTruthy();
});

test('where an owner requires it, it can’t be turned off', async () => {
  twoStep = { isOn: true, recoveryCodesLeft: 10, isRequired: true };
  show();
  expect(await screen.findByText('On, and required by an owner. 10 recovery codes left.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('an attempt without an answer is repeated under its key, and one that was refused is a new one', async () => {
  twoStep = { isOn: true, recoveryCodesLeft: 10, isRequired: false };
  show();
  await press('Turn off');
  enter('123456');
  refusal = new AppError('unavailable', 'off', 'Our server isn’t answering.');
  await press('Turn off');
  expect(await screen.findByText('Our server isn’t answering.')).toBeTruthy();
  refusal = new AppError('rate-limited', 'too many', 'Too many wrong codes.');
  await press('Turn off');
  expect(await screen.findByText('Too many wrong codes.')).toBeTruthy();
  refusal = null;
  await press('Turn off');
  expect(await screen.findByRole('button', { name: 'Turn on two-step sign-in' })).toBeTruthy();
  const keys = call.mock.calls
    .filter(([name]) => name === 'office-factor-end')
    .map(([, request]) => (request as { idempotencyKey: string }).idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an inspector has their private calendar here, others don’t', async () => {
  show();
  await rows();
  expect(screen.queryByLabelText('Private calendar address')).toBeNull();
  cleanup();
  member = { ...member, inspects: true };
  show();
  expect(await screen.findByLabelText('Private calendar address')).toBeTruthy();
});
