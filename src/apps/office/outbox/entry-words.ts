import type { OfficeEntry } from '@/offline/office/office-entry';
import { waitWords } from '@/offline/office/wait-words';

/** What an entry of the outbox is, in a few words. */
export function entryTitle({ action }: OfficeEntry): string {
  switch (action.kind) {
    case 'status':
      return action.status === 'completed' ? 'Mark Complete' : 'Start Job';
    case 'generate':
      return 'Generate Report';
    case 'amend':
      return 'Amend Report';
    case 'send':
      return 'Send Report';
  }
}

/** What is said once the server has it. */
export function sentTitle({ action }: OfficeEntry): string {
  switch (action.kind) {
    case 'status':
      return 'Status Updated';
    case 'generate':
    case 'amend':
      return 'Report Generated Successfully';
    case 'send':
      return 'Report Sent';
  }
}

/** Where it is, in a sentence. */
export function entryState({ state, reason = 'server', said, refusal, attempts }: OfficeEntry): string {
  if (state === 'needs-attention') return refusal?.userMessage ?? 'The server refused it.';
  if (state === 'sending') return 'It is being sent.';
  if (attempts === 0 && reason === 'server') return 'It waits for its turn.';
  return said ? `${said.userMessage} It is tried again by itself.` : waitWords[reason];
}
