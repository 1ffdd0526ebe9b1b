import { initializeApp, type App } from 'firebase-admin/app';

let app: App | undefined;

/** The instance's only app. */
export function adminApp(): App {
  // The functions SDK creates its own app, so the list of apps doesn't show whether ours exists.
  app ??= initializeApp();
  return app;
}
