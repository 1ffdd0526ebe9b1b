import { serve } from './serve';

/** `npm run dev`: the same backend, the sources through Vite's dev server. */
export function main(): Promise<number> {
  return serve('vite');
}
