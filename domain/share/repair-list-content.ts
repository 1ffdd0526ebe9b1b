import type { NumberedFinding } from '../report/numbered-findings';
import type { ReportPhoto } from '../report/report';
import type { ReportForm } from '../report/report-form';

/** A repair request list as its reader sees it: the chosen findings, from the version it was created with. */
export interface RepairListContent {
  /** The report's number, with its version if amended. */
  readonly reference: string;
  readonly propertyAddress: string;
  /** `YYYY-MM-DD`. */
  readonly inspectionDate: string;
  readonly clientFirstName: string;
  readonly recipientName: string;
  readonly message: string;
  readonly createdAt: Date;
  /** With their numbers in the report. */
  readonly findings: readonly NumberedFinding[];
  readonly photos: readonly ReportPhoto[];
  /** The report's form reduced to what is on the list, for components that draw a report's findings. */
  readonly form: ReportForm;
}
