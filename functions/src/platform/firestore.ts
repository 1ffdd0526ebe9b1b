import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app';

/** The instance's only database client. */
export function firestore(): Firestore {
  return getFirestore(adminApp());
}
