import { isReport, type OfficeEntry, type ReportAction } from '@/offline/office/office-entry';

export interface GenerationEntry extends OfficeEntry {
  readonly action: ReportAction;
}

function isGeneration(entry: OfficeEntry): entry is GenerationEntry {
  return isReport(entry.action);
}

/** The outbox entry of a draft's report; null where it was neither generated nor submitted. */
export function generationOf(entries: readonly OfficeEntry[], draftId: string): GenerationEntry | null {
  return entries.filter(isGeneration).find(({ action }) => action.draftId === draftId) ?? null;
}

/** The outbox entry of the email about a draft's report; null where none was requested. */
export function mailingOf(entries: readonly OfficeEntry[], draftId: string): OfficeEntry | null {
  return entries.find(({ action }) => action.kind === 'send' && action.draftId === draftId) ?? null;
}
