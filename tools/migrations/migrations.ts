import { collections } from '@domain/firestore/paths';
import { ledgerMigrations } from './ledger-migrations';
import type { Migration } from './migration';

/** Every migration since release 1.0, oldest first. One stays here as long as someone may come from before it. */
export const migrations: readonly Migration[] = [
  {
    id: '1.1.0-job-inspector',
    does: 'Says of each job from before there were inspectors that nobody does it yet, so that a list of those finds it.',
    collection: collections.bookings,
    missingFields: ({ data }) =>
      'inspector_id' in data || 'deleted_at' in data ? null : { inspector_id: null },
  },
  {
    id: '1.1.0-job-property',
    does: 'Marks each job from before there were properties, so that the sweeper finds it and sorts it by its address.',
    collection: collections.bookings,
    missingFields: ({ data }) =>
      'property_id' in data || 'deleted_at' in data ? null : { property_id: null },
  },
  {
    id: '1.1.0-report-property',
    does: 'Marks each report from before there were properties, which the sweeper puts beside its job.',
    collection: collections.inspectionReports,
    missingFields: ({ data }) => ('property_id' in data ? null : { property_id: null }),
  },
  ...ledgerMigrations,
];
