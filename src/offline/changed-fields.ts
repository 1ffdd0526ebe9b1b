import { fieldsIn } from '@domain/json/guards';
import type { MissedEdit } from './outbox-entry';

/** A field in which a missed edit differs from the server's version; an empty text is an empty field. */
export interface ChangedField {
  readonly label: string;
  readonly stored: string;
  readonly edited: string;
}

/**
 * The fields of an edit that the server doesn't have, in the order of `labels` (field name -> label). Fields
 * without a label are left out.
 * @param inWords formats a value that is not empty
 */
export function changedFields(
  { stored, edited }: MissedEdit,
  labels: Readonly<Record<string, string>>,
  inWords: (name: string, value: string) => string = (_, value) => value,
): readonly ChangedField[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [before, after] = [textOf(stored, name), textOf(edited, name)];
    if (before === after) return [];
    const words = (value: string) => (value === '' ? '' : inWords(name, value));
    return [{ label, stored: words(before), edited: words(after) }];
  });
}

function textOf(data: unknown, name: string): string {
  const value = fieldsIn(data)[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
