import { newReportForm } from '@domain/report/report-form';
import { toReportRecord } from '@domain/report/report-record';
import { findingOf } from '@domain/report/testing/finding-of';
import { buildCustomer } from './build-customer';
import { nextWeek } from './next-week';

/** The fields that a stored report and each of its versions have; moments are Dates. */
export function buildStoredReport(
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const { id, name, email, address } = buildCustomer();
  const form = {
    ...newReportForm(nextWeek()),
    clientName: name,
    clientEmail: email,
    propertyAddress: address,
    summary: 'Clear to the main.',
    findings: [findingOf()],
  };
  return {
    ...toReportRecord(form),
    customer_id: id,
    booking_id: null,
    photos: [],
    version: 1,
    amendment: '',
    video_since: null,
    created_at: new Date(),
    ...overrides,
  };
}

/** The record of a displayed photo. */
export const buildShownPhoto = (path: string) => ({ path, width: 640, height: 480 });
