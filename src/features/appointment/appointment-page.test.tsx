// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { theme } from '@/theme/theme';
import { usualService } from '../../../tools/testing/usual-service';
import { AppointmentPage } from './appointment-page';

const before: ClientAppointment = {
  client_name: 'Maren Holloway',
  property_address: '482 E Ridgeline Dr, Niles, OH 44070',
  service_type: usualService.title,
  scheduled_date: '2026-12-01',
  scheduled_time: '10:00',
  scheduled_until: null,
  total_price: 149,
  payable: 0,
  paid: 0,
  changeable_until: '2026-11-30T17:00:00.000Z',
  fixed: null,
  as_of: '2026-11-23T17:00:00.000Z',
};
const later = { as_of: '2026-11-23T17:01:00.000Z' };

let answers: Record<string, object>;
const reopen = vi.fn(() => Promise.resolve({ state: 'unreachable' }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', (url: string) => {
    const result = answers[url.split('/').slice(-2).join('-')];
    return result ? Promise.resolve(Response.json({ result })) : Promise.reject(new TypeError('refused'));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Loads the page and requests two o'clock on the same day; later requests to the server fail. */
async function move(answer: object) {
  answers = {
    'client-appointment-slots': { state: 'open', date: before.scheduled_date, times: ['14:00'] },
    'client-appointment-move': answer,
  };
  render(
    <ThemeProvider theme={theme}>
      <AppointmentPage
        linkKey="key"
        appointment={before}
        reopen={reopen}
        contact="How to reach us"
        closed={(reason) => reason}
      />
    </ThemeProvider>,
  );
  fireEvent.click(await screen.findByRole('radio'));
  fireEvent.click(screen.getByRole('button', { name: /^Move to/ }));
}
const stands = () => screen.getByRole('region', { name: 'Your current appointment' }).textContent;

test('after a move, Back shows the new time, even if the connection is lost', async () => {
  await move({ state: 'moved', appointment: { ...before, scheduled_time: '14:00', ...later } });
  expect(await screen.findByText('Your appointment was moved')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the appointment' }));
  expect(stands()).toMatch(/2:00.PM/);
  expect(reopen).toHaveBeenCalled();
});

test('a change by the office in the meantime is shown in the response itself', async () => {
  await move({ state: 'fixed', appointment: { ...before, fixed: 'under-way', ...later } });
  expect(await screen.findByText('The inspection is under way')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
});
