import type { DocumentReference } from 'firebase-admin/firestore';
import { object } from 'yup';
import { auditedValue } from '@domain/audit/audit-record';
import type { AuditedValue } from '@domain/audit/audited-values';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { mapOf, numeric, text } from '@domain/firestore/stored-fields';
import { collectionOf } from './collection-of';

/** The end of a record's trail, collection `audit_heads`, id = that of its entries without the number. */
export interface AuditHead {
  /** The last entry's. */
  readonly sequence: number;
  readonly hash: string;
  /** The last plain-text value of each audited field. */
  readonly told: Readonly<Record<string, AuditedValue>>;
}

const head: Reads<AuditHead> = object({ sequence: numeric(), hash: text(), told: mapOf(auditedValue()) });

const auditHeadRecord = recordType(collections.auditHeads, head);

export function auditHead(trail: string): DocumentReference<AuditHead, AuditHead> {
  return collectionOf(auditHeadRecord).doc(trail);
}

/** The id of an entry in a trail. */
export function entryId(trail: string, sequence: number): string {
  return `${trail}_${String(sequence).padStart(6, '0')}`;
}
