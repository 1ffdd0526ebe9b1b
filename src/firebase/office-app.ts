import { initializeApp, type FirebaseApp } from 'firebase/app';
import { environment } from '@/environment';

/**
 * The back office's own Firebase app: its session stands beside the portal's, never in place of it. The same one each
 * time, as Firebase has one app for a name.
 */
export function officeApp(): FirebaseApp {
  return initializeApp(environment.firebase, 'office');
}
