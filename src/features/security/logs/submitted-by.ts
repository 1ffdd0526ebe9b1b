import type { LogEntry } from './log-entry';

/** The sender's name in a submission, or else the client's. */
export function submittedBy({ submitted }: Pick<LogEntry, 'submitted'>): string {
  return submitted.name || submitted.client_name || 'No name';
}
