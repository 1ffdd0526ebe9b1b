// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { factorySettings } from '@domain/settings/factory-settings';
import { usualService } from '../../../tools/testing/usual-service';
import { InspectionPart } from './fields/inspection-part';
import { PricePart } from './fields/price-part';
import { OpenJobNotice, type OpenJob } from './open-job-notice';
import { newReportValues, type ReportFields } from './report-values';
import { validateFields } from './validate-report';

const { catalog: services } = factorySettings.services;

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const last = services.at(-1) ?? usualService;
const today = '2026-05-04';
const { fields } = newReportValues(factorySettings.services, today);
const job: OpenJob = {
  id: 'b-1',
  name: 'Ann Lee',
  address: '12 Main St, Akron',
  date: '2026-05-06',
  status: 'scheduled',
};

function open(overrides: Partial<ReportFields> = {}, jobs: readonly OpenJob[] = []) {
  const findOpenJobs = vi.fn(() => Promise.resolve(jobs));
  const onOpenJob = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <Formik initialValues={{ ...fields, ...overrides }} onSubmit={() => undefined}>
        <>
          <OpenJobNotice findOpenJobs={findOpenJobs} onOpenJob={onOpenJob} />
          <InspectionPart />
          <PricePart bookingId={null} />
        </>
      </Formik>
    </ThemeProvider>,
  );
  return { findOpenJobs, onOpenJob };
}
const price = () => screen.getByLabelText<HTMLInputElement>(/^Amount due/);
const chooseScope = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Sewer Scope Type/), { target: { value } });

test('the amount due is shown and follows the type of scope until it is changed by hand', async () => {
  open({ inspectionType: 'Sewer Scope' });
  expect(price().value).toBe(String(usualService.price));
  chooseScope(last.title);
  await waitFor(() => expect(price().value).toBe(String(last.price)));
  fireEvent.change(price(), { target: { value: '180' } });
  chooseScope(usualService.title);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>(/^Sewer Scope Type/).value).toBe(usualService.title),
  );
  expect(price().value).toBe('180');
});

test('an amount that is none is refused, but only for a report without a job', () => {
  const wrong = { ...fields, price: 'a lot' };
  expect(validateFields(wrong, 'new', today).price).toBe('Enter the price in dollars, like 150.');
  expect(validateFields(wrong, 'job', today).price).toBeUndefined();
});

test('the errors ask for the client’s name and email, not the inspector’s', () => {
  expect(validateFields(fields, 'new', today)).toMatchObject({
    clientName: 'Enter the client’s full name.',
    clientEmail: 'Enter the client’s email address.',
  });
});

test('a job of the same client is pointed out and can be used instead', async () => {
  const { findOpenJobs, onOpenJob } = open({ clientEmail: 'ann@example.com' }, [job]);
  expect(await screen.findByText(/There’s already a job/)).toBeTruthy();
  expect(findOpenJobs).toHaveBeenCalledWith('ann@example.com', '');
  expect(screen.getByText(/Mark it complete before you generate its report/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use this job' }));
  expect(onOpenJob).toHaveBeenCalledWith('b-1');
});

test('nothing is looked up before an email or address is typed', () => {
  vi.useFakeTimers();
  const { findOpenJobs } = open({}, [job]);
  vi.runAllTimers();
  expect(findOpenJobs).not.toHaveBeenCalled();
  vi.useRealTimers();
});
