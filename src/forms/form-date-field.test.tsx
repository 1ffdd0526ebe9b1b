// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { FormDateField } from './form-date-field';

beforeEach(() => stubMatchMedia(() => true));
afterEach(() => {
  cleanup();
  vi.doUnmock('./calendar-popover');
  vi.unstubAllGlobals();
});

/** Renders the field with a date and clicks its calendar button. */
function openCalendar(): HTMLInputElement {
  render(
    <ThemeProvider theme={theme}>
      <Formik initialValues={{ date: '2026-05-04' }} onSubmit={() => undefined}>
        <Form>
          <FormDateField name="date" label="Preferred Date" />
        </Form>
      </Formik>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open the calendar: Preferred Date' }));
  return screen.getByLabelText('Preferred Date');
}

test('if the calendar cannot be loaded, the form stays usable and the date can be typed', async () => {
  vi.doMock('./calendar-popover', () => {
    throw new Error('no line');
  });
  const field = openCalendar();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('2026-05-04');
});

test('choosing a day sets the date and returns the focus to the field', async () => {
  const field = openCalendar();
  const calendar = await screen.findByRole('dialog', { name: 'Preferred Date' });
  fireEvent.click(within(calendar).getByRole('gridcell', { name: '12' }));
  await waitFor(() => expect(field.value).toBe('2026-05-12'));
  expect(document.activeElement).toBe(field);
});
