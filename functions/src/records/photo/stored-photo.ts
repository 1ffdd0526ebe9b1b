import type { Timestamp } from 'firebase-admin/firestore';
import type { InspectionPhoto } from '@domain/report/inspection-photo';

/** A stored photo record. */
export type StoredPhoto = Omit<InspectionPhoto, 'id' | 'received_at'> & { readonly received_at: Timestamp };
