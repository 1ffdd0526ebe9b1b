import { formatPhone, isCompletePhone } from '@domain/contact/phone';
import type { ClientDetails } from './read-client-text';

interface PickedAddress {
  readonly addressLine: readonly string[];
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
}

interface PickedContact {
  readonly name?: readonly string[];
  readonly tel?: readonly string[];
  readonly email?: readonly string[];
  readonly address?: readonly PickedAddress[];
}

interface ContactsManager {
  getProperties(): Promise<readonly string[]>;
  select(
    properties: readonly string[],
    options: { readonly multiple: boolean },
  ): Promise<readonly PickedContact[]>;
}

const contacts = () => (navigator as Navigator & { readonly contacts?: ContactsManager }).contacts;

/** Whether this browser can let the person choose one of their contacts. */
export function canPickContact(): boolean {
  return contacts() !== undefined;
}

/** The chosen contact's details; empty if none was chosen. */
export async function pickContact(): Promise<ClientDetails> {
  const manager = contacts();
  if (manager === undefined) return {};
  const offered = await manager.getProperties();
  const wanted = ['name', 'tel', 'email', 'address'].filter((property) => offered.includes(property));
  const [contact] = await manager.select(wanted, { multiple: false });
  return contact === undefined ? {} : detailsOf(contact);
}

export function detailsOf(contact: PickedContact): ClientDetails {
  const tel = contact.tel?.find(isCompletePhone) ?? contact.tel?.[0];
  const address = contact.address?.[0];
  const written =
    address &&
    [...address.addressLine, address.city, `${address.region} ${address.postalCode}`]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(', ');
  return {
    ...(contact.name?.[0] && { clientName: contact.name[0] }),
    ...(tel && { clientPhone: formatPhone(tel) }),
    ...(contact.email?.[0] && { clientEmail: contact.email[0] }),
    ...(written && { inspectionAddress: written }),
  };
}
