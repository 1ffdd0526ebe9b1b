import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import { timeSlotsOf } from '@domain/request/time-slots';
import { currentTitle, initialPrice, standardService } from '@domain/settings/offered-services';
import type { Settings } from '@domain/settings/settings';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import type { RequestSummary } from './summary-store';

/** The summary of a request for the thank-you page, with the service and price that the server stores. */
export function requestSummary(
  { services, hours }: Pick<Settings, 'services' | 'hours'>,
  variant: RequestFormVariant,
  values: RequestFormValues,
): RequestSummary {
  const { serviceType, propertyAddress, preferredDate, preferredTime, deadline } = values;
  const { slots } = timeSlotsOf(hours, variant);
  const time = slots.find(({ value }) => value === preferredTime)?.label ?? preferredTime;
  return {
    service: currentTitle(services, serviceType) || standardService(services).title,
    price: dollars(initialPrice(services, serviceType)),
    address: propertyAddress,
    time: `${preferredDate ? longDate(preferredDate) : 'Any day'}, ${time || 'any time'}`,
    deadline: deadline && longDate(deadline),
  };
}
