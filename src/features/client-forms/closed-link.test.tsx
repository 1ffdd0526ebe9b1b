// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { doorKeyMinutes, doorKeyRandom, doorKeyStart } from '@domain/access/access-link';
import { theme } from '@/theme/theme';
import { newKey } from '../../../tools/testing/factories/new-key';
import { ClosedLink } from './closed-link';

afterEach(cleanup);

const show = (linkKey: string) =>
  render(
    <ThemeProvider theme={theme}>
      <ClosedLink reason="expired" linkKey={linkKey} />
    </ThemeProvider>,
  );

test('an expired code for the door says how long it worked and who has a new one', () => {
  show(doorKeyStart.padEnd(doorKeyStart.length + doorKeyRandom, '3'));
  expect(screen.getByText(new RegExp(`worked for ${doorKeyMinutes} minutes`))).toBeTruthy();
  expect(screen.getByText(/Ask your inspector for a new one/)).toBeTruthy();
  expect(screen.queryByText(/weeks/)).toBeNull();
});

test('the client’s own link expires some weeks after the appointment', () => {
  show(newKey());
  expect(screen.getByText(/some weeks after the appointment/)).toBeTruthy();
});
