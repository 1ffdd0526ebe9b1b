import { jobShortcuts } from '@/features/jobs/actions/job-shortcuts';

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keyboard shortcuts of the Workflow tab, as its help lists them. */
export const workflowShortcuts: readonly Shortcut[] = [
  { keys: ['j', 'k'], does: 'Next row, previous row' },
  { keys: ['↓', '↑'], does: 'The same, within the list' },
  { keys: ['Enter'], does: 'Open the row’s details' },
  { keys: ['Esc'], does: 'Back to the list' },
  { keys: ['a'], does: 'Accept the focused request or referral' },
  { keys: ['f'], does: 'Send Forms for the focused request or referral' },
  { keys: ['c', 'q'], does: 'Mark the focused request contacted or qualified' },
  ...jobShortcuts,
  { keys: ['Delete'], does: 'Delete the focused request, referral, or job (asks first)' },
  { keys: ['u'], does: 'Undo, while the message at the bottom offers it' },
  { keys: ['/'], does: 'Search everything; Esc closes it' },
  { keys: ['1', '2', '3'], does: 'Direct Requests, Referrals, Inspection Jobs' },
  { keys: ['r'], does: 'Refresh All' },
  { keys: ['?'], does: 'Show this list' },
];
