/**
 * Lets a process import our TypeScript before any package is installed: Node takes the types out itself, and lacks only
 * the endings of the files' names.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = specifier.startsWith('.') && !/\.(?:ts|mjs)$/.test(specifier);
    return next(isOurs ? `${specifier}.ts` : specifier, context);
  },
});
