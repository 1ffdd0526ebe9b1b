import { channel } from 'node:diagnostics_channel';

const steps = channel('functions.step');

/** Publishes that work which must survive an interruption has reached this step; nothing in the product subscribes. */
export function reached(step: string): void {
  steps.publish(step);
}
