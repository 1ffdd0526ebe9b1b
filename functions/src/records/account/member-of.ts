import { admins, roleIn } from '../../platform/admins';

/** The uid of the member with this address whose access is on; null for none. */
export async function memberOf(email: string): Promise<string | null> {
  const { docs } = await admins().where('email', '==', email).limit(1).get();
  const [member] = docs;
  return member && roleIn(member) !== null ? member.id : null;
}
