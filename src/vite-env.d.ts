interface ImportMetaEnv {
  /** Origin and path before a callable's name, for example `https://us-west1-PROJECT.cloudfunctions.net`. */
  readonly VITE_FUNCTIONS_URL?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  /** `host:port` of each emulator; all empty in production. */
  readonly VITE_EMULATOR_AUTH?: string;
  readonly VITE_EMULATOR_FIRESTORE?: string;
  readonly VITE_EMULATOR_STORAGE?: string;
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  readonly VITE_PUSH_KEY?: string;
  /** `on` where the business sends text messages. */
  readonly VITE_TEXTS?: string;
  /** The URL of the automation webhook, if there is one. */
  readonly VITE_AUTOMATION_WEBHOOK_URL?: string;
  /** The advertising conversion to report, `ACCOUNT/LABEL`, and the script that reports it, if there is one. */
  readonly VITE_AD_CONVERSION?: string;
  readonly VITE_AD_SCRIPT_URL?: string;
}
