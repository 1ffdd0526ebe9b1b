import { openForms, type Opening } from './open-forms';

let early: { readonly key: string; readonly opening: Promise<Opening> } | null = null;

/** Asks for the link's booking before React has drawn anything, so that the answer comes while the page's code loads. */
export function beginOpening(key: string): void {
  early = { key, opening: openForms(key) };
}

/** The answer that was asked for early, once; asked for now where it was not. */
export function takeOpening(key: string): Promise<Opening> {
  const taken = early;
  early = null;
  return taken?.key === key ? taken.opening : openForms(key);
}
