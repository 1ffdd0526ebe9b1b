import { business } from '../../domain/business/business';

/** The target of an address under /blog, without its query; undefined for every other address, and without a blog. */
export function blogAddress(address: string): string | undefined {
  if (business.blogUrl === null) return undefined;
  const rest = /^\/blog(?<rest>\/.*)?$/.exec(address)?.groups;
  return rest && business.blogUrl + (rest.rest ?? '').replace(/^\/$/, '');
}
