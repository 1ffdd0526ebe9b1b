import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import { hourlySlots, twoHourWindows } from '@domain/request/time-slots';
import { initialPrice } from '@domain/business/prices';
import { defaultServiceTitle } from '@domain/business/services';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import type { RequestSummary } from './summary-store';

/** The summary of a request for the thank-you page, with the service and price that the server stores. */
export function requestSummary(variant: RequestFormVariant, values: RequestFormValues): RequestSummary {
  const { serviceType, propertyAddress, preferredDate, preferredTime } = values;
  const slots = variant === 'landing-section' ? twoHourWindows : hourlySlots;
  const time = slots.find(({ value }) => value === preferredTime)?.label ?? preferredTime;
  return {
    service: serviceType || defaultServiceTitle,
    price: dollars(initialPrice(serviceType)),
    address: propertyAddress,
    time: `${preferredDate ? longDate(preferredDate) : 'Any day'}, ${time || 'any time'}`,
  };
}
