import type { OpenFileAnswer } from '@domain/portal/portal-calls';
import type { CallAnswer } from './call';

/** The storage path of the requested file; '' until it exists. */
export function fileAddressIn({ result }: CallAnswer<OpenFileAnswer>): string {
  return result?.state === 'ready' ? result.url : '';
}
