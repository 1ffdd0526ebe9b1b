import type { LogEntry } from './log-entry';

/** The sender's name in a submission, or else the client's. */
export function submittedBy({ submitted_data: submitted }: Pick<LogEntry, 'submitted_data'>): string {
  return submitted.name || submitted.client_name || 'No name';
}
