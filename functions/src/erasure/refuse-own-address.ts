import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { factorySettings } from '@domain/settings/factory-settings';
import { admins } from '../platform/admins';
import { settingsNow } from '../platform/settings-now';

/**
 * @throws AppError `invalid-input` for an address of the business, also the one that it began with, or of an admin,
 * which is the recorded author of many records.
 */
export async function refuseOwnAddress(email: string): Promise<void> {
  const listed = await admins().where('email', '==', email).limit(1).get();
  const ours = [settingsNow().contact.email, factorySettings.contact.email, business.officeEmail];
  const own = ours.some((address) => address.toLowerCase() === email);
  if (!own && listed.empty) return;
  throw new AppError(
    'invalid-input',
    'an address of the business',
    'This address belongs to the business or to an admin. Remove the admin first.',
  );
}
