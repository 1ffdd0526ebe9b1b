// @vitest-environment jsdom
import { builtSettings } from '@domain/settings/built-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { askForSettings } from '@/settings/settings-store';
import { theme } from '@/theme/theme';
import { ClientFrame } from './client-frame';

const saved = {
  ...builtSettings,
  version: builtSettings.version + 1,
  contact: {
    ...builtSettings.contact,
    phone: '+15550100199',
    email: 'new@example.org',
    supportHours: 'any time',
  },
};

const frame = () =>
  render(
    <ThemeProvider theme={theme}>
      <ClientFrame width={600} offline="Offline.">
        Content
      </ClientFrame>
    </ThemeProvider>,
  );

it('shows the contact details as the office saved them', async () => {
  frame();
  const built = phoneOf(builtSettings.contact);
  expect(screen.getByRole('link', { name: built.display }).getAttribute('href')).toBe(`tel:${built.e164}`);

  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(saved))));
  await act(askForSettings);
  const { e164, display } = phoneOf(saved.contact);
  expect(screen.getByRole('link', { name: `Call ${display}` }).getAttribute('href')).toBe(`tel:${e164}`);
  expect(screen.getByRole('link', { name: display }).getAttribute('href')).toBe(`tel:${e164}`);
  expect(screen.getByRole('link', { name: saved.contact.email })).toBeDefined();
  expect(screen.getByText(/any time/)).toBeDefined();
  expect(screen.queryByText(built.display)).toBeNull();
});
