// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { waitSentence } from '@domain/rate-limit/window';
import { factorySettings } from '@domain/settings/factory-settings';
import { expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { WaitingToSend } from './waiting-to-send';

test('how long to wait is shown with a link that calls', () => {
  render(
    <ThemeProvider theme={theme}>
      <WaitingToSend reason="rate-limited" edited={false} sending={false} onSend={vi.fn()} onChange={vi.fn()}>
        {waitSentence(120)}
      </WaitingToSend>
    </ThemeProvider>,
  );
  expect(screen.getByRole('link', { name: 'call us' }).getAttribute('href')).toBe(
    `tel:${factorySettings.contact.phone}`,
  );
});
