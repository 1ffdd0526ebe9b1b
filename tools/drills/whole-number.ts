import { Failure } from '../console/failure.mjs';

/** The whole number that an option gives, from 1 unless `least` is given. Throws a Failure for what is none. */
export function wholeNumber(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new Failure(`--${name} has to be a whole number from ${least}.`);
  }
  return value;
}
