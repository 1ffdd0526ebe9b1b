import { initializeApp, type FirebaseApp } from 'firebase/app';
import { environment } from '@/environment';

/**
 * The back office's Firebase app, separate from the portal's, so that both sessions exist side by side. Always the
 * same instance, because Firebase allows one app per name.
 */
export function officeApp(): FirebaseApp {
  return initializeApp(environment.firebase, 'office');
}
