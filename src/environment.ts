const read = (value: string | undefined): string | null =>
  value === undefined || value.trim() === '' ? null : value.trim();

const env = import.meta.env;

/** The build's configuration, read once. `emulators` is null in production. */
export const environment = {
  functionsUrl: (read(env.VITE_FUNCTIONS_URL) ?? '').replace(/\/$/, ''),
  firebase: {
    projectId: read(env.VITE_FIREBASE_PROJECT_ID) ?? 'demo-sewer-scope',
    apiKey: read(env.VITE_FIREBASE_API_KEY) ?? 'demo-key',
    appId: read(env.VITE_FIREBASE_APP_ID) ?? 'demo-app',
    authDomain: read(env.VITE_FIREBASE_AUTH_DOMAIN) ?? 'localhost',
    storageBucket: read(env.VITE_FIREBASE_STORAGE_BUCKET) ?? 'demo-sewer-scope.appspot.com',
  },
  emulators:
    read(env.VITE_EMULATOR_AUTH) === null
      ? null
      : {
          auth: read(env.VITE_EMULATOR_AUTH) ?? '',
          firestore: read(env.VITE_EMULATOR_FIRESTORE) ?? '',
          storage: read(env.VITE_EMULATOR_STORAGE) ?? '',
        },
  appCheckSiteKey: read(env.VITE_APP_CHECK_SITE_KEY),
  automationWebhookUrl: read(env.VITE_AUTOMATION_WEBHOOK_URL),
  adConversion: read(env.VITE_AD_CONVERSION),
  adScriptUrl: read(env.VITE_AD_SCRIPT_URL),
} as const;
