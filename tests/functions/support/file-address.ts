import type { OpenFileAnswer } from '@domain/portal/portal-calls';
import type { CallAnswer } from './call';

/** Where the file that was asked for lies; '' as long as there is none. */
export function fileAddressIn({ result }: CallAnswer<OpenFileAnswer>): string {
  return result?.state === 'ready' ? result.url : '';
}
