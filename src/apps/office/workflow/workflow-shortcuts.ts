interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Every key of the Workflow tab, as its help lists them. */
export const workflowShortcuts: readonly Shortcut[] = [
  { keys: ['j', 'k'], does: 'Next row, row before' },
  { keys: ['↓', '↑'], does: 'The same, inside the list' },
  { keys: ['Enter'], does: 'Open the details of the row' },
  { keys: ['Esc'], does: 'Back to the list' },
  { keys: ['a'], does: 'Accept the request or referral that has the focus' },
  { keys: ['f'], does: 'Send Forms to the client of the request or referral that has the focus' },
  { keys: ['c', 'q'], does: 'Mark the request that has the focus contacted, qualified' },
  { keys: ['s'], does: 'Start Job or Mark Complete of the job that has the focus' },
  { keys: ['m'], does: 'Schedule or reschedule the job that has the focus' },
  { keys: ['v'], does: 'View the questionnaire of the job that has the focus' },
  { keys: ['p'], does: 'Mark the job paid that has the focus' },
  { keys: ['x'], does: 'Cancel the job that has the focus; it asks first' },
  { keys: ['Delete'], does: 'Delete the request, referral or job that has the focus; it asks first' },
  { keys: ['u'], does: 'Undo, while the message at the lower edge offers it' },
  { keys: ['/'], does: 'Search; Esc clears it' },
  { keys: ['1', '2', '3'], does: 'Direct Requests, Referrals, Inspection Jobs' },
  { keys: ['r'], does: 'Refresh All' },
  { keys: ['?'], does: 'This list' },
];
