import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { admins } from '../platform/admins';

/**
 * @throws AppError `invalid-input` for an address of the business or of an admin, which is the recorded author of
 * many records.
 */
export async function refuseOwnAddress(email: string): Promise<void> {
  const listed = await admins().where('email', '==', email).limit(1).get();
  const own = [business.email, business.officeEmail].some((address) => address.toLowerCase() === email);
  if (!own && listed.empty) return;
  throw new AppError(
    'invalid-input',
    'an address of the business',
    'This address belongs to the business or to an admin. Remove the admin first.',
  );
}
