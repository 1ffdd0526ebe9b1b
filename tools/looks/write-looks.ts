import { onOwnStack } from '../test/on-own-stack';

/**
 * `npm run looks`: photographs every surface of the product on a stack with demo data, in both color schemes, and writes
 * one page that shows them side by side.
 */
export function main(): Promise<number> {
  process.env.MAIL_GATHER_MINUTES = '0';
  return onOwnStack({ sweeper: true }, async (chromium) => {
    const { testEnvironment } = await import('../test/test-environment');
    Object.assign(process.env, testEnvironment({ chromium }));
    const { photograph } = await import('./photograph');
    return photograph(chromium);
  });
}
