import { randomUUID } from 'node:crypto';
import type { DrillPerson } from './drill-people';

/** The parameters of a call that must run once. */
export const once = () => ({ idempotencyKey: randomUUID() });

interface Envelope {
  readonly clientInfo: { readonly userAgent: string; readonly timestamp: string };
  readonly idempotencyKey: string;
}

/** The site's form parameters; the user agent contains the person's marker. */
export const envelopeOf = ({ word }: DrillPerson): Envelope => ({
  clientInfo: { userAgent: `Mozilla/5.0 (${word})`, timestamp: new Date().toISOString() },
  ...once(),
});
