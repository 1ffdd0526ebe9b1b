import { initializeApp, type App } from 'firebase-admin/app';

let app: App | undefined;

/** The one app of an instance. */
export function adminApp(): App {
  // The functions SDK keeps an app of its own, so the list of apps doesn't tell whether ours is there.
  app ??= initializeApp();
  return app;
}
