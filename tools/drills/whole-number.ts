import { Failure } from '../console/failure.mjs';

/** An option's integer value of at least `least`, by default 1. @throws Failure for an invalid one. */
export function wholeNumber(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new Failure(`--${name} must be a whole number of at least ${least}.`);
  }
  return value;
}
