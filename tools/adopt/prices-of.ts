import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Services } from '@domain/business/facts';

/** The prices of a folder of `businesses/`. */
export async function pricesOf(folder: string): Promise<ReadonlySet<number>> {
  const { services } = (await import(pathToFileURL(path.join(folder, 'services.ts')).href)) as {
    services: Services;
  };
  return new Set([...services.catalog.map(({ price }) => price), services.unknownServicePrice]);
}
