import { log } from '@/logging/log';

// The path only: a query may carry somebody's access key.
log.error(`Not found: ${location.pathname}`);
