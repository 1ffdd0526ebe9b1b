import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import type { RecordType } from '@domain/firestore/record-type';
import { readRecord, type Shown } from './read-record';
import { useDamageReport } from './report-damage';

export type LiveDocument<Row> =
  { readonly state: 'loading' | 'missing' | 'damaged' } | { readonly state: 'found'; readonly record: Row };

const none: readonly never[] = [];

/**
 * One record, live; `missing` also where it is not cached and there is no connection, or while it is being deleted.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses it.
 */
export function useLiveDocument<Stored extends object>(
  type: RecordType<Stored>,
  id: string,
): LiveDocument<Shown<Stored>> {
  const { data: snapshot } = useFirestoreDoc(doc(useFirestore(), type.collection, id), { suspense: false });
  const read = useMemo(() => snapshot && readRecord(type, snapshot), [type, snapshot]);
  const damage = read?.state === 'damaged' ? read.damage : null;
  useDamageReport(useMemo(() => (damage ? [damage] : none), [damage]));
  return read ?? { state: 'loading' };
}
