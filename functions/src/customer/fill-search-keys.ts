import { collections } from '@domain/firestore/paths';
import type { InspectionReport } from '@domain/report/report';
import { reportKeys } from '@domain/report/report-keys';
import { searchKeys, type Searchable } from '@domain/search/search-keys';
import { fillMissingField } from '../platform/fill-missing-field';

/** Gives customers and reports from before the office's search their keys. @returns how many */
export async function fillSearchKeys(): Promise<number> {
  const customers = await fillMissingField(collections.customers, 'search_keys', (_id, stored) =>
    searchKeys({ name: '', email: '', phone: '', address: '', ...(stored as Partial<Searchable>) }),
  );
  const reports = await fillMissingField(collections.inspectionReports, 'search_keys', keysOfReport);
  return customers + reports;
}

function keysOfReport(id: string, stored: object): readonly string[] {
  try {
    return reportKeys(id, stored as InspectionReport);
  } catch {
    // ignored: a damaged report is reported where it is read, and must not stop the others
    return [];
  }
}
