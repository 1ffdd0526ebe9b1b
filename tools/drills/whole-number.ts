import { Failure } from '../console/failure.mjs';

/** The whole number from 1 that an option gives. Throws a Failure for what is none. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Failure(`--${name} has to be a whole number from 1.`);
  return value;
}
