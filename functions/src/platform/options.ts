import { setGlobalOptions } from 'firebase-functions/v2/options';
import { region } from '@domain/api/region';

setGlobalOptions({
  region,
  memory: '512MiB',
  maxInstances: 20,
  minInstances: 0,
  ...(process.env.FUNCTIONS_SERVICE_ACCOUNT && { serviceAccount: process.env.FUNCTIONS_SERVICE_ACCOUNT }),
});
