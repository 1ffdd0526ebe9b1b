import { log } from '@/logging/log';

// Only the path is logged: a query may contain an access key.
log.error(`Not found: ${location.pathname}`);
