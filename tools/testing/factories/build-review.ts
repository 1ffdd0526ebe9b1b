import { newReportForm } from '@domain/report/report-form';
import type { ReportReview } from '@domain/report/review';
import { findingOf } from '@domain/report/testing/finding-of';
import { buildCustomer } from './build-customer';
import { newKey } from './new-key';
import { nextWeek } from './next-week';

/** A report in review; moments are ISO 8601. */
export function buildReview(overrides: Partial<ReportReview> = {}): ReportReview {
  const { name, email, address } = buildCustomer();
  const client = { clientName: name, clientEmail: email, propertyAddress: address };
  const form = {
    ...newReportForm(nextWeek()),
    ...client,
    summary: 'Clear to the main.',
    findings: [findingOf()],
  };
  const id = newKey();
  return {
    id,
    booking_id: id,
    report_id: `report-of-${id}`,
    inspector_id: 'inspector-1',
    inspector: { name: 'Riley Ortega', credential: 'Certificate 4711' },
    client_name: name,
    property_address: address,
    begun_for: client,
    form: JSON.stringify(form),
    state: 'submitted',
    submission: 1,
    comments: [],
    submitted_at: new Date().toISOString(),
    reviewed_by: null,
    reviewed_at: null,
    ...overrides,
  };
}
