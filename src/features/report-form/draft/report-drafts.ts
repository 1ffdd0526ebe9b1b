import { reportDrafts, type StoredDraft } from '@/offline/office/report-drafts';
import type { ReportValues } from '../report-values';
import { isReportValues } from './is-report-values';

export type StoredReport = StoredDraft<ReportValues>;

export const { list: listDrafts, find: findDraft, save: saveDraft } = reportDrafts(isReportValues);
