import { draftVersion } from '@/offline/office/report-drafts';
import { isReport, type OfficeEntry, type ReportAction } from '@/offline/office/office-entry';
import { currentSettings } from '@/settings/settings-store';
import { toReportValues } from '../report-values';
import type { StoredReport } from './report-drafts';
import { targetKey, type DraftTarget } from './draft-target';

/**
 * Restores the draft of a report that was refused after its form was cleared, from what was sent. Null where there
 * is none.
 */
export function refusedDraft(entries: readonly OfficeEntry[], target: string): StoredReport | null {
  for (const { action, state, owner, changedAt } of entries) {
    if (state !== 'needs-attention' || !isReport(action)) continue;
    if (action.report === null || targetKey(targetOfAction(action)) !== target) continue;
    const values = toReportValues(currentSettings().services, action.report);
    const amendment = action.kind === 'amend' ? action.amendment : '';
    const price = action.kind === 'generate' ? action.price : undefined;
    const begunFor = action.kind === 'amend' ? undefined : action.begunFor;
    return {
      version: draftVersion,
      id: action.draftId,
      owner,
      target,
      values: {
        ...values,
        ...(begunFor && { begunFor }),
        fields: {
          ...values.fields,
          amendment,
          ...(price !== undefined && { price: String(price) }),
        },
      },
      revision: 0,
      updatedAt: changedAt,
    };
  }
  return null;
}

function targetOfAction(action: ReportAction): DraftTarget {
  if (action.kind === 'amend') return { kind: 'amendment', reportId: action.reportId };
  const { bookingId } = action;
  return bookingId === null ? { kind: 'new' } : { kind: 'job', bookingId };
}
