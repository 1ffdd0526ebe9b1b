import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './admin-app';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** The project's bucket; everything in it is private. */
export function bucket(): Bucket {
  return getStorage(adminApp()).bucket();
}
