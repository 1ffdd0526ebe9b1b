import type { OfficeAction, OfficeEntry } from '@/offline/office/office-entry';

type Generation = Extract<OfficeAction, { readonly kind: 'generate' | 'amend' }>;

export interface GenerationEntry extends OfficeEntry {
  readonly action: Generation;
}

function isGeneration(entry: OfficeEntry): entry is GenerationEntry {
  return entry.action.kind === 'generate' || entry.action.kind === 'amend';
}

/** The outbox entry of a draft's report; null where it was not generated. */
export function generationOf(entries: readonly OfficeEntry[], draftId: string): GenerationEntry | null {
  return entries.filter(isGeneration).find(({ action }) => action.draftId === draftId) ?? null;
}

/** The outbox entry of the email about a draft's report; null where none was requested. */
export function mailingOf(entries: readonly OfficeEntry[], draftId: string): OfficeEntry | null {
  return entries.find(({ action }) => action.kind === 'send' && action.draftId === draftId) ?? null;
}
