import { routes } from '../business/routes';

/** Back-office URL of a customer's page. */
export function customerAddress(customerId: string): string {
  return `${routes.admin}?${new URLSearchParams({ customer: customerId }).toString()}`;
}
