import { format } from 'prettier';
import { productionConfig } from './firebase-config';

/** The expected content of firebase.json. */
export async function wantedConfig(): Promise<string> {
  return format(JSON.stringify(await productionConfig()), { parser: 'json', printWidth: 110 });
}
