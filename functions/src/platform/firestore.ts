import { initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

let app: App | undefined;

/** The one database client of an instance. */
export function firestore(): Firestore {
  // The functions SDK keeps an app of its own, so the list of apps doesn't tell whether ours is there.
  app ??= initializeApp();
  return getFirestore(app);
}
