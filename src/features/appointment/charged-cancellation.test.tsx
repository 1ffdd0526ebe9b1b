// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { business } from '@domain/business/business';
import { instantOf } from '@domain/time/zoned-instant';
import { theme } from '@/theme/theme';
import { usualService } from '../../../tools/testing/usual-service';
import { CancelSection } from './cancel-section';
import { fixedWords } from './fixed-words';

// A business that charges for a late cancellation.
vi.mock('@domain/business/ending-charges', () => ({
  endingCharges: { cancelled_late: 50, no_show: 0, turned_away: 0, not_inspected: 0 },
}));

const appointment: ClientAppointment = {
  client_name: 'Maren Holloway',
  property_address: '482 E Ridgeline Dr, Niles, OH 44070',
  service_type: usualService.title,
  scheduled_date: '2026-12-01',
  scheduled_time: '10:00',
  scheduled_until: null,
  total_price: 149,
  payable: 0,
  paid: 0,
  changeable_until: instantOf('2026-11-30', '10:00', business.timeZone).toISOString(),
  fixed: null,
  as_of: '2026-11-23T17:00:00.000Z',
};

afterEach(cleanup);

test('the page says until when cancelling is free, and what it costs later', () => {
  const nothing = () => undefined;
  const { container } = render(
    <ThemeProvider theme={theme}>
      <CancelSection
        linkKey="key"
        appointment={appointment}
        onCancelled={nothing}
        onFixed={nothing}
        onClosed={nothing}
      />
    </ThemeProvider>,
  );
  expect(container.textContent).toMatch(
    /There’s no charge until Nov 30, 2026, 10:00.AM\. Cancelling less than 24 hours before the appointment costs \$50\./,
  );
});

test('once it is too late, the page says what it costs', () => {
  expect(fixedWords['too-late'].text).toMatch(/what we can do\. Cancelling .+ costs \$50\.$/);
});
