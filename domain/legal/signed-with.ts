import type { AccessScope } from '../access/access-link';
import { business } from '../business/business';

/** The link by which a document was opened and signed: the client's own, the code for the door, or our handed device's. */
export const signedWith = ['own_link', 'code_at_door', 'our_device'] as const;
export type SignedWith = (typeof signedWith)[number];

/** How a document is signed by a key with this scope. */
export function signedWithOf(scope: AccessScope): SignedWith {
  if (scope === 'hand_over') return 'our_device';
  return scope === 'sign' ? 'code_at_door' : 'own_link';
}

/** On whose device a document was signed, by its label in the evidence of the PDF. */
export const whoseDevice: Readonly<Record<SignedWith, string>> = {
  own_link: 'The client’s, by the link sent to them',
  code_at_door: 'The client’s, by the code shown at the visit',
  our_device: `${business.name}’s, handed to the client`,
};

/** On whose device a document was signed, for the office. An older document was signed by the client's own link. */
export function deviceNote({ signed_with: way }: { readonly signed_with: SignedWith | null }): string {
  return `Whose device: ${whoseDevice[way ?? 'own_link']}`;
}
