import { emptyRequestForm } from '@domain/request/request-form';
import { hourlySlots, twoHourWindows } from '@domain/request/time-slots';
import { factorySettings } from '@domain/settings/factory-settings';
import { initialPrice } from '@domain/settings/offered-services';
import { dollars } from '@domain/text/dollars';
import { describe, expect, it } from 'vitest';
import { usualService } from '../../../tools/testing/usual-service';
import { requestSummary } from './request-summary';

const { hours } = factorySettings;

const { catalog: services } = factorySettings.services;

const values = { ...emptyRequestForm, propertyAddress: '12 Elm St, Akron 44601' };

describe('the summary of a request', () => {
  it.each([...services.map(({ title }) => title), ''])(
    'shows the stored service and price: %j',
    (serviceType) => {
      const { service, price } = requestSummary(factorySettings, 'contact-form', {
        ...values,
        serviceType,
      });
      expect(service).toBe(serviceType || usualService.title);
      expect(price).toBe(dollars(initialPrice(factorySettings.services, serviceType)));
    },
  );

  it('shows the preferred time in the form’s wording', () => {
    const chosen = {
      ...values,
      preferredDate: '2026-12-01',
      preferredTime: twoHourWindows(hours)[0]?.value ?? '',
    };
    const day = 'Tuesday, December 1, 2026';
    expect(requestSummary(factorySettings, 'landing-section', chosen).time).toBe(
      `${day}, ${twoHourWindows(hours)[0]?.label}`,
    );
    expect(requestSummary(factorySettings, 'contact-form', chosen).time).toBe(
      `${day}, ${hourlySlots(hours)[0]?.label}`,
    );
  });

  it('has the deadline, if there is one', () => {
    const deadlineOf = (deadline: string) =>
      requestSummary(factorySettings, 'contact-form', { ...values, deadline }).deadline;
    expect([deadlineOf('2026-12-08'), deadlineOf('')]).toEqual(['Tuesday, December 8, 2026', '']);
  });

  it('says what was left open', () => {
    const time = (preferredDate: string, preferredTime: string) =>
      requestSummary(factorySettings, 'contact-form', { ...values, preferredDate, preferredTime }).time;
    expect(time('2026-12-01', '')).toBe('Tuesday, December 1, 2026, any time');
    expect(time('', hourlySlots(hours)[0]?.value ?? '')).toBe(`Any day, ${hourlySlots(hours)[0]?.label}`);
    expect(time('', '')).toBe('Any day, any time');
    expect(requestSummary(factorySettings, 'contact-form', values).address).toBe(values.propertyAddress);
  });
});
