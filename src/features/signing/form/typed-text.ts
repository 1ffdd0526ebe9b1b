import type { SigningValues } from './signing-values';

/** Only the name: signatures and consents are never stored on a device. */
type TypedText = Pick<SigningValues, 'client_name'>;

const address = (formType: string, linkKey: string) => `typed-${formType}-${linkKey}`;

/** The text typed into this form in this tab before a reload; empty where there is none. */
export function readTypedText(formType: string, linkKey: string): Partial<TypedText> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(address(formType, linkKey)) ?? '{}') as unknown;
    if (typeof stored !== 'object' || stored === null || !('client_name' in stored)) return {};
    return typeof stored.client_name === 'string' ? { client_name: stored.client_name } : {};
  } catch {
    // ignored: where storage is blocked, nothing was stored
    return {};
  }
}

/** Stores the text in this tab, where the browser allows it. */
export function keepTypedText(formType: string, linkKey: string, values: TypedText): void {
  const { client_name } = values;
  try {
    sessionStorage.setItem(address(formType, linkKey), JSON.stringify({ client_name }));
  } catch {
    // ignored: where storage is blocked, the text lasts until the page is left
  }
}

export function forgetTypedText(formType: string, linkKey: string): void {
  try {
    sessionStorage.removeItem(address(formType, linkKey));
  } catch {
    // ignored: where storage is blocked, nothing was stored
  }
}
