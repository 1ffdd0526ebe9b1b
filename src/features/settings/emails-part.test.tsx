// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { EmailPreviewAnswer } from '@domain/settings/email-schema';
import { factorySettings } from '@domain/settings/factory-settings';
import type { ReadSettingsAnswer, SaveSettings, SaveSettingsAnswer } from '@domain/settings/settings-calls';
import { standardWording } from '@domain/settings/worded-emails';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Toasts } from '@/ui/toasts';
import { SettingsPanel } from './settings-panel';

const shown: EmailPreviewAnswer = {
  subject: 'See you on Tuesday',
  html: '<html><head><link href="https://example.com/a.css"></head><body><a href="https://example.com/b">Go</a></body></html>',
  text: 'Go',
  isReal: true,
  isStandard: false,
};

const saves: SaveSettings[] = [];
const answers: Record<string, (request: object) => unknown> = {};
const call = vi.fn((name: string, request: object): Promise<unknown> => {
  const answer = answers[name];
  if (!answer) return Promise.reject(new Error(`not expected: ${name}`));
  return new Promise((resolve) => {
    resolve(answer(request));
  });
});

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia(() => false);
  call.mockClear();
  saves.length = 0;
  answers['office-settings-read'] = (): ReadSettingsAnswer => ({
    current: {
      version: saves.length,
      savedAt: null,
      savedBy: null,
      restoredFrom: null,
      settings: saves.at(-1)?.settings ?? factorySettings,
    },
    earlier: [],
    unreadable: false,
    publishing: { automatic: false, asked: null },
  });
  answers['office-settings-save'] = (request): SaveSettingsAnswer => {
    saves.push(request as SaveSettings);
    return { state: 'saved', version: saves.length };
  };
  answers['office-email-preview'] = () => shown;
  answers['office-email-test'] = () => ({ to: 'ann@example.com' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = () => screen.getByRole('button', { name: /^Appointment and forms/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const insert = (label: string, placeholder: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: `Insert into: ${label}` })).getByRole('button', {
      name: placeholder,
    }),
  );
const asked = (name: string) =>
  call.mock.calls.filter(([called]) => called === name).map(([, request]) => request);

async function openCard() {
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <SettingsPanel
          call={call as unknown as CallAsAdmin}
          owner="admin-1"
          findComingJobs={() => Promise.resolve([])}
          team={null}
          reminders={() => null}
        />
      </Toasts>
    </ThemeProvider>,
  );
  await screen.findByRole('heading', { name: 'Emails' });
  fireEvent.click(card());
}

test('an email is worded, named among the changes, and saved', async () => {
  await openCard();
  expect(card().textContent).toContain('standard wording');
  expect(screen.getByText(new RegExp(standardWording('booking_approved').opening.slice(-20)))).toBeTruthy();
  type('Subject', 'See you on {date}');
  expect(card().textContent).toContain('your subject');
  fireEvent.click(button('Show changes'));
  expect(screen.getByRole('group', { name: 'Your changes' }).textContent).toBe(
    'Appointment and forms: subject standard wording → See you on {date}',
  );
  fireEvent.click(button('Save'));
  await screen.findByText('Settings saved');
  expect(saves[0]?.settings.emails).toEqual({
    ...factorySettings.emails,
    booking_approved: { subject: 'See you on {date}', opening: '' },
  });
});

test('placeholders are inserted at the cursor, or at the end', async () => {
  await openCard();
  type('Subject', 'See you');
  insert('Subject', 'date');
  expect(field('Subject').value).toBe('See you{date}');
  expect(document.activeElement).toBe(field('Subject'));
  field('Subject').setSelectionRange(3, 7);
  insert('Subject', 'time');
  expect(field('Subject').value).toBe('See{time}{date}');
  expect(field('Subject').selectionStart).toBe('See{time}'.length);
  insert('Opening', 'first name');
  expect(field('Opening').value).toBe('{first name}');
});

test('a wrong placeholder is named at its field, and its closed card opens for it', async () => {
  await openCard();
  type('Subject', 'Hello {first name}');
  fireEvent.click(button('Preview email'));
  expect(screen.getByText(/^\{first name\} can’t be filled in\. Here you can use \{service\}/)).toBeTruthy();
  expect(document.activeElement).toBe(field('Subject'));
  expect(asked('office-email-preview')).toEqual([]);
  fireEvent.click(card());
  fireEvent.click(button('Save'));
  const wrong = await screen.findByLabelText('Subject');
  expect(document.activeElement).toBe(wrong);
  expect(saves).toEqual([]);
});

test('the preview shows what is typed, without scripts and links, and says when it is outdated', async () => {
  await openCard();
  type('Subject', 'See you on {date}');
  fireEvent.click(button('Preview email'));
  const preview = await screen.findByRole('region', { name: 'Preview: Appointment and forms' });
  expect(asked('office-email-preview')).toEqual([
    { kind: 'booking_approved', subject: 'See you on {date}', opening: '' },
  ]);
  expect(preview.textContent).toContain('Subject: See you on Tuesday');
  expect(preview.textContent).toContain('About the newest record that fits.');
  const frame = within(preview).getByTitle<HTMLIFrameElement>('Email: Appointment and forms');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.srcdoc).toContain('Go');
  expect(frame.srcdoc).not.toContain('href');
  expect(preview.textContent).not.toContain('You’ve changed the words since.');
  type('Opening', 'Hi.');
  expect(preview.textContent).toContain('You’ve changed the words since.');
});

test('says honestly what a preview is about', async () => {
  answers['office-email-preview'] = () => ({ ...shown, isReal: false, isStandard: true });
  await openCard();
  fireEvent.click(button('Preview email'));
  const preview = await screen.findByRole('region', { name: 'Preview: Appointment and forms' });
  expect(preview.textContent).toContain('it shows sample values');
  expect(preview.textContent).toContain('The standard wording stands where yours doesn’t fit');
});

test('a preview that fails says why, and can be tried again', async () => {
  answers['office-email-preview'] = () => {
    throw new AppError('internal', 'broken', 'Something went wrong on our side.');
  };
  await openCard();
  fireEvent.click(button('Preview email'));
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
  expect(button('Preview email')).toHaveProperty('disabled', false);
});

test('a test goes to the admin in the words that are typed', async () => {
  await openCard();
  type('Opening', 'Hi {first name}.');
  fireEvent.click(button('Send me a test'));
  expect(await screen.findByText('Test sent')).toBeTruthy();
  expect(screen.getByText(/^To ann@example\.com\./)).toBeTruthy();
  expect(asked('office-email-test')).toEqual([
    { kind: 'booking_approved', subject: '', opening: 'Hi {first name}.' },
  ]);
  expect(saves).toEqual([]);
});

test.each([
  ['unavailable', 'Test not confirmed'],
  ['rate-limited', 'Test not sent'],
] as const)('a test that is %s is reported as it is', async (code, title) => {
  answers['office-email-test'] = () => {
    throw new AppError(code, 'refused', 'The reason.');
  };
  await openCard();
  fireEvent.click(button('Send me a test'));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('The reason.')).toBeTruthy();
});
