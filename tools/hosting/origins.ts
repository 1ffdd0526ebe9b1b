import { addresses } from '../backend/addresses';
import { siteEnvironment } from '../backend/environment/site-environment';
import { stack } from '../backend/stack';

/** The external origins that pages use. */
export interface Origins {
  /** Functions, Auth, Firestore, and Storage if it has its own origin. */
  readonly services: readonly string[];
  /** That of the functions, from where films come. */
  readonly functions: string;
  /** The target of the report page's payment form. */
  readonly checkout: string;
  readonly webhook: string | null;
  readonly adScript: string | null;
  /** reCAPTCHA's origins, for App Check. */
  readonly appCheck: boolean;
  /** Which pages may show ours in a frame: none, or on the local stack those of /dev/looks. */
  readonly framedBy: "'none'" | "'self'";
}

const firebaseHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

const stripeCheckout = 'https://checkout.stripe.com';

/** Those of a project's pages, by the VITE_ values that they are built with. */
export function projectOrigins(project: string, web: Readonly<Record<string, string>>): Origins {
  const functions = web.VITE_FUNCTIONS_URL || `https://${stack.region}-${project}.cloudfunctions.net`;
  return {
    services: [new URL(functions).origin, ...firebaseHosts],
    functions: new URL(functions).origin,
    checkout: stripeCheckout,
    framedBy: "'none'",
    ...thirdParties(web),
  };
}

export function localOrigins(): Origins {
  const { auth, firestore, storage } = addresses;
  const functions = new URL(addresses.functions).origin;
  return {
    functions,
    services: [functions, ...[auth, firestore, storage].map((host) => `http://${host}`)],
    checkout: stripeCheckout,
    framedBy: "'self'",
    ...thirdParties(siteEnvironment()),
  };
}

function thirdParties(
  env: Readonly<Record<string, string>>,
): Pick<Origins, 'webhook' | 'adScript' | 'appCheck'> {
  const originOf = (url: string | undefined) => (url ? new URL(url).origin : null);
  return {
    webhook: originOf(env.VITE_AUTOMATION_WEBHOOK_URL),
    adScript: originOf(env.VITE_AD_SCRIPT_URL),
    appCheck: Boolean(env.VITE_APP_CHECK_SITE_KEY),
  };
}
