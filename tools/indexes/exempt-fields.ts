import type { StoredAdmin } from '@domain/admin/admin-record';
import type { StoredAuditEntry } from '@domain/audit/audit-record';
import type { StoredCustomer } from '@domain/customer/customer-record';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { StoredFollowUp } from '@domain/follow-up/follow-up-record';
import type { StoredImport } from '@domain/import/import-record';
import type { StoredBusyTimes } from '@domain/inspector/busy-times';
import type { JobDeletion } from '@domain/job/job-deletion-record';
import type { StoredJob } from '@domain/job/job-record';
import type { ReportPayment } from '@domain/payment/report-payment';
import type { PropertyMove } from '@domain/property/property-move';
import type { Questionnaire } from '@domain/questionnaire/questionnaire';
import type { StoredReferral } from '@domain/referral/referral-record';
import type { StoredReport } from '@domain/report/inspection-report-record';
import type { StoredReview } from '@domain/report/review-record';
import type { StoredVersion } from '@domain/report/report-version-record';
import type { StoredRequest } from '@domain/request/request-record';
import type { StoredSettings } from '@domain/settings/settings-record';
import type { StoredShare } from '@domain/share/report-share-record';
import type { OfficeFigures } from '@domain/stats/office-figures';
import type { AuditHead } from '../../functions/src/platform/audit-head';
import type { StoredAccount } from '../../functions/src/records/account/stored-account';

const of = <Stored>(...fields: readonly (keyof Stored & string)[]) => fields;

/** Texts of a report, of which one version can have 800 kB, and its photos. */
const reportTexts = [
  'summary',
  'recommendations',
  'inspector_notes',
  'findings',
  'amendment',
  'photos',
  'compared_photos',
] as const;

/**
 * The fields that `firestore.indexes.json` exempts from indexes of their own: long texts, lists of maps, and maps with
 * any names, which no query asks for. Each would cost storage and write time for every line, item or name.
 */
export const exemptFields = {
  [collections.inspectionReports]: of<StoredReport<unknown>>(...reportTexts, 'report_files'),
  [collections.reportVersions]: of<StoredVersion<unknown>>(...reportTexts),
  [collections.reportReviews]: of<StoredReview<unknown>>('form', 'comments'),
  [collections.bookings]: of<StoredJob<unknown>>('special_instructions', 'corrected_payments'),
  [collections.leads]: of<StoredRequest<unknown>>('special_instructions'),
  [collections.referrals]: of<StoredReferral<unknown>>('additional_notes', 'access_notes'),
  [collections.customers]: of<StoredCustomer<unknown>>('more_addresses'),
  [collections.sewerScopeQuestionnaires]: of<Questionnaire<unknown>>(
    'cleanout_description',
    'special_access_conditions',
    'known_sewer_issues',
  ),
  [collections.followUpQuestionnaires]: of<StoredFollowUp<unknown>>(
    'main_cleanout_description',
    'unusual_access_conditions',
    'known_sewer_issues',
  ),
  [collections.reportPayments]: of<ReportPayment<unknown>>('corrected_payments'),
  [collections.reportShares]: of<StoredShare<unknown>>('message', 'finding_ids'),
  [collections.jobDeletions]: of<JobDeletion<unknown>>('held'),
  [collections.imports]: of<StoredImport<unknown>>('columns', 'kept_records'),
  [collections.propertyMoves]: of<PropertyMove<unknown>>('to_move', 'moved'),
  [collections.auditLog]: of<StoredAuditEntry<unknown>>('fields', 'values'),
  [collections.auditHeads]: of<AuditHead>('told'),
  [collections.stats]: of<OfficeFigures<unknown>>('days'),
  [collections.admins]: of<StoredAdmin<unknown>>('sessions'),
  [collections.adminAccounts]: of<StoredAccount<unknown>>('sessions'),
  [collections.settings]: of<StoredSettings<unknown>>('settings'),
  [collections.settingsVersions]: of<StoredSettings<unknown>>('settings'),
  [collections.busyTimes]: of<StoredBusyTimes<unknown>>('days'),
} satisfies Partial<Record<CollectionName, readonly string[]>>;
