import { isNumber, isObject, type Guard } from '@domain/json/guards';
import { reportFault } from '@/logging/report-fault';

interface StoredRecords<Fields, Version> {
  /** What is reported of a damaged record. */
  readonly fault: string;
  /** The version that this code writes. */
  readonly version: Version;
  /** Earlier versions with the same fields. */
  readonly earlier?: readonly number[];
  /** Of everything but the version. It must accept what any version of the product has stored. */
  readonly is: Guard<Fields>;
}

/**
 * Reads what an object store of this device holds. Null for a record of a newer version of the product, and for a damaged
 * one, which is reported once a page. Both stay where they are.
 */
export function recordReader<Fields extends object, Version extends number>({
  fault,
  version,
  earlier = [],
  is,
}: StoredRecords<Fields, Version>): (record: unknown) => (Fields & { readonly version: Version }) | null {
  let reported = false;
  return (record) => {
    if (!isObject(record)) return null;
    const written = record.version;
    const known = written === version || earlier.some((old) => old === written);
    if (known && is(record)) return { ...record, version };
    if (!reported && (known || !isNumber(written))) {
      reported = true;
      reportFault(fault, new Error('damaged record'));
    }
    return null;
  };
}
