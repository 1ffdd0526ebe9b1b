import type { FindEarlierReports } from '@/features/report-form/comparison/use-earlier-reports';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';

/** Finds the reports with which that of a job can be compared. */
export const findEarlierReports: FindEarlierReports = async (bookingId) =>
  (await callAsAdmin('office-earlier-reports', { bookingId })).reports;
