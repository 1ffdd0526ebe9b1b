import type { OfficeEntry } from '@/offline/office/office-entry';
import { waitWords } from '@/offline/office/wait-words';

/** A short title for an outbox entry. */
export function entryTitle({ action }: OfficeEntry): string {
  switch (action.kind) {
    case 'status':
      return action.status === 'completed' ? 'Mark Complete' : 'Start Job';
    case 'notice':
      return action.notice === 'on_my_way' ? 'On My Way' : 'Running Late';
    case 'note':
      return 'Note to Self';
    case 'generate':
      return 'Generate Report';
    case 'amend':
      return 'Amend Report';
    case 'submit':
      return 'Submit for Review';
    case 'send':
      return 'Send Report';
  }
}

/** The toast's title once the entry is sent. */
export function sentTitle({ action }: OfficeEntry): string {
  switch (action.kind) {
    case 'status':
      return 'Status Updated';
    case 'notice':
      return 'Client Notified';
    case 'note':
      return 'Note Saved';
    case 'generate':
    case 'amend':
      return 'Report Generated Successfully';
    case 'submit':
      return 'Report Submitted';
    case 'send':
      return 'Report Sent';
  }
}

/** The entry's state, as a sentence. */
export function entryState({ state, reason = 'server', said, refusal, attempts }: OfficeEntry): string {
  if (state === 'needs-attention') return refusal?.userMessage ?? 'The server refused it.';
  if (state === 'sending') return 'Sending now.';
  if (attempts === 0 && reason === 'server') return 'Waiting its turn.';
  return said ? `${said.userMessage} We’ll try again automatically.` : waitWords[reason];
}
