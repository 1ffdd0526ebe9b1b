import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app';

/** The one database client of an instance. */
export function firestore(): Firestore {
  return getFirestore(adminApp());
}
