import type { Timestamp } from 'firebase-admin/firestore';
import type { ReportShare } from '@domain/share/report-share';

/** A stored share. */
export type StoredShare = Omit<ReportShare, 'id' | 'created_at' | 'revoked_at'> & {
  readonly created_at: Timestamp;
  readonly revoked_at: Timestamp | null;
};
