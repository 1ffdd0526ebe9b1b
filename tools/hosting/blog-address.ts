import { business } from '../../domain/business/business';

/** Where an address below /blog leads, without its query; undefined for every other address. */
export function blogAddress(address: string): string | undefined {
  const rest = /^\/blog(?<rest>\/.*)?$/.exec(address)?.groups;
  return rest && business.blogUrl + (rest.rest ?? '').replace(/^\/$/, '');
}
