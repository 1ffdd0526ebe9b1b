import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { environment } from '@/environment';

const name = 'office';

/** The back office's own Firebase app: its session stands beside the portal's, never in place of it. */
export function officeApp(): FirebaseApp {
  return getApps().some((app) => app.name === name)
    ? getApp(name)
    : initializeApp(environment.firebase, name);
}
