import { randomUUID } from 'node:crypto';
import type { DrillPerson } from './drill-people';

/** What a call carries that happens once. */
export const once = () => ({ idempotencyKey: randomUUID() });

interface Envelope {
  readonly clientInfo: { readonly userAgent: string; readonly timestamp: string };
  readonly idempotencyKey: string;
}

/** What the site sends around a form; the browser has the person's word in its name. */
export const envelopeOf = ({ word }: DrillPerson): Envelope => ({
  clientInfo: { userAgent: `Mozilla/5.0 (${word})`, timestamp: new Date().toISOString() },
  ...once(),
});
