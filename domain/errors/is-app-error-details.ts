import { isObject, isText } from '../json/guards';
import type { AppErrorDetails } from './app-error';

/** Whether a value has what every error of the product says. */
export function isAppErrorDetails(details: unknown): details is AppErrorDetails {
  return isObject(details) && isText(details.code) && isText(details.userMessage);
}
