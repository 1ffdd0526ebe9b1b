import { format } from 'prettier';
import { productionConfig } from './firebase-config';

/** firebase.json, as it is written. */
export async function wantedConfig(): Promise<string> {
  return format(JSON.stringify(await productionConfig()), { parser: 'json', printWidth: 110 });
}
