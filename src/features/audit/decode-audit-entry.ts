import { actorKinds, type AuditEntry } from '@domain/audit/audit-entry';
import type { AuditedChange, AuditedValue } from '@domain/audit/audited-values';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

export function decodeAuditEntry(id: string, document: PlainDocument): AuditEntry {
  const actor = readField.map(document, 'actor');
  const values = readField.map(document, 'values');
  return {
    id,
    actor: { kind: readField.oneOf(actor, 'kind', actorKinds, 'system'), id: readField.text(actor, 'id') },
    action: readField.text(document, 'action'),
    collection: readField.text(document, 'collection'),
    record_id: readField.text(document, 'record_id'),
    sequence: readField.number(document, 'sequence'),
    fields: Object.keys(readField.map(document, 'fields')).sort(),
    values: Object.fromEntries(
      Object.keys(values).map((field): [string, AuditedChange] => {
        const { before, after } = readField.map(values, field);
        return [field, { before: auditedValue(before), after: auditedValue(after) }];
      }),
    ),
    at: readField.text(document, 'at'),
  };
}

function auditedValue(value: unknown): AuditedValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
