import type { SigningValues } from './signing-values';

/** The text fields alone: a signature or a consent is never kept on a device. */
type TypedText = Pick<SigningValues, 'client_name' | 'property_address' | 'inspection_date'>;

const address = (formType: string, bookingKey: string) => `typed-${formType}-${bookingKey}`;

/** What was typed into this form in this tab before it was loaded again; nothing where there is none. */
export function readTypedText(formType: string, bookingKey: string): Partial<TypedText> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(address(formType, bookingKey)) ?? '{}') as unknown;
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Keeps the text fields until the tab is closed, where the browser lets us. */
export function keepTypedText(formType: string, bookingKey: string, values: TypedText): void {
  const { client_name, property_address, inspection_date } = values;
  try {
    sessionStorage.setItem(
      address(formType, bookingKey),
      JSON.stringify({ client_name, property_address, inspection_date }),
    );
  } catch {
    return;
  }
}

export function forgetTypedText(formType: string, bookingKey: string): void {
  try {
    sessionStorage.removeItem(address(formType, bookingKey));
  } catch {
    return;
  }
}
