import { openForms, type Opening } from './open-forms';

let early: { readonly key: string; readonly opening: Promise<Opening> } | null = null;

/** Requests the link's job before React renders, in parallel with the page's code. */
export function beginOpening(key: string): void {
  early = { key, opening: openForms(key) };
}

/** Returns the early request the first time; otherwise sends a new one. */
export function takeOpening(key: string): Promise<Opening> {
  const taken = early;
  early = null;
  return taken?.key === key ? taken.opening : openForms(key);
}
