import { pseudonym } from '../platform/hash';

/**
 * The stored form of a device key, so that reading the records does not allow impersonating the device; empty for
 * none.
 */
export function devicePseudonym(deviceKey: string): string {
  return deviceKey === '' ? '' : pseudonym('device', deviceKey.toLowerCase());
}
