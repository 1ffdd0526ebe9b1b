import { serve } from './serve';

/** `npm run dev`: the same backend, with the site served by Vite's dev server. */
export function main(): Promise<number> {
  return serve('vite');
}
