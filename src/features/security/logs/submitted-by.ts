import type { LogEntry } from './log-entry';

/** The name that a submission gives; the client's where it gives none of its sender. */
export function submittedBy({ submitted }: Pick<LogEntry, 'submitted'>): string {
  return submitted.name || submitted.client_name || 'No name';
}
