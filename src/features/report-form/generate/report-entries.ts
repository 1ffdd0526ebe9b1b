import type { OfficeAction, OfficeEntry } from '@/offline/office/office-entry';

type Generation = Extract<OfficeAction, { readonly kind: 'generate' | 'amend' }>;

export interface GenerationEntry extends OfficeEntry {
  readonly action: Generation;
}

function isGeneration(entry: OfficeEntry): entry is GenerationEntry {
  return entry.action.kind === 'generate' || entry.action.kind === 'amend';
}

/** What has become of a draft's report; null while it was not generated. */
export function generationOf(entries: readonly OfficeEntry[], draftId: string): GenerationEntry | null {
  return entries.filter(isGeneration).find(({ action }) => action.draftId === draftId) ?? null;
}

/** What has become of the mail about a draft's report; null while it was not asked for. */
export function mailingOf(entries: readonly OfficeEntry[], draftId: string): OfficeEntry | null {
  return entries.find(({ action }) => action.kind === 'send' && action.draftId === draftId) ?? null;
}
