import { setGlobalOptions } from 'firebase-functions/v2/options';

/** The only definition of the region; the web client's VITE_FUNCTIONS_URL must match it. */
export const region = 'us-west1';

setGlobalOptions({
  region,
  memory: '512MiB',
  maxInstances: 20,
  minInstances: 0,
  ...(process.env.FUNCTIONS_SERVICE_ACCOUNT && { serviceAccount: process.env.FUNCTIONS_SERVICE_ACCOUNT }),
});
