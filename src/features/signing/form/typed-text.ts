import { isText, mayHaveFields } from '@domain/json/guards';
import { storedJson } from '@/offline/stored-json';
import type { SigningValues } from './signing-values';

/** Only the name: signatures and consents are never stored on a device. */
type TypedText = Pick<SigningValues, 'client_name'>;

const ofTab = (formType: string, linkKey: string) =>
  storedJson<Partial<TypedText>>(
    'tab',
    `typed-${formType}-${linkKey}`,
    mayHaveFields<TypedText>({ client_name: isText }),
  );

/** The text typed into this form in this tab before a reload; empty where there is none. */
export function readTypedText(formType: string, linkKey: string): Partial<TypedText> {
  const client_name = ofTab(formType, linkKey).read()?.client_name;
  return client_name === undefined ? {} : { client_name };
}

export function storeTypedText(formType: string, linkKey: string, { client_name }: TypedText): void {
  ofTab(formType, linkKey).write({ client_name });
}

export function forgetTypedText(formType: string, linkKey: string): void {
  ofTab(formType, linkKey).write(null);
}
