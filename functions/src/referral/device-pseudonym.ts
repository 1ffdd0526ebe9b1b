import { pseudonym } from '../platform/hash';

/** What is stored of a device's key, so that whoever reads the records cannot pose as the device; empty for none. */
export function devicePseudonym(deviceKey: string): string {
  return deviceKey === '' ? '' : pseudonym('device', deviceKey.toLowerCase());
}
