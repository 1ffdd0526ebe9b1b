import type { CollectionName } from '@domain/firestore/paths';
import type { PlainDocument } from '../documents/plain-document';

type Condition =
  | readonly [field: string, operator: '==' | '>=' | '<=', value: string | boolean | Date]
  | readonly [field: string, operator: 'array-contains', value: string]
  | readonly [field: string, operator: 'in', values: readonly string[]];

export interface ListedRow {
  readonly id: string;
}

/**
 * A list of documents, described without the SDK. Use a constant, because each new object starts a new
 * subscription.
 */
export interface ListQuery<Row extends ListedRow> {
  readonly collection: CollectionName;
  readonly where: readonly Condition[];
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  /** 200 at most, which is the limit in the security rules. */
  readonly pageSize: number;
  readonly decode: (id: string, document: PlainDocument) => Row;
}
