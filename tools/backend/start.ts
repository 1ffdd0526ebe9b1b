import { serve } from './serve';

/** `npm start`: the production build through the Hosting emulator. */
export function main(): Promise<number> {
  return serve('build');
}
