import { emptyRequestForm } from '@domain/request/request-form';
import { hourlySlots, twoHourWindows } from '@domain/request/time-slots';
import { initialPrice } from '@domain/business/prices';
import { defaultServiceTitle, services } from '@domain/business/services';
import { dollars } from '@domain/text/dollars';
import { describe, expect, it } from 'vitest';
import { requestSummary } from './request-summary';

const values = { ...emptyRequestForm, propertyAddress: '12 Elm St, Akron 44601' };

describe('the summary of a request', () => {
  it.each([...services.map(({ title }) => title), ''])(
    'shows the stored service and price: %j',
    (serviceType) => {
      const { service, price } = requestSummary('contact-form', { ...values, serviceType });
      expect(service).toBe(serviceType || defaultServiceTitle);
      expect(price).toBe(dollars(initialPrice(serviceType)));
    },
  );

  it('shows the preferred time in the form’s wording', () => {
    const chosen = { ...values, preferredDate: '2026-12-01', preferredTime: twoHourWindows[0]?.value ?? '' };
    const day = 'Tuesday, December 1, 2026';
    expect(requestSummary('landing-section', chosen).time).toBe(`${day}, ${twoHourWindows[0]?.label}`);
    expect(requestSummary('contact-form', chosen).time).toBe(`${day}, ${hourlySlots[0]?.label}`);
  });

  it('says what was left open', () => {
    const time = (preferredDate: string, preferredTime: string) =>
      requestSummary('contact-form', { ...values, preferredDate, preferredTime }).time;
    expect(time('2026-12-01', '')).toBe('Tuesday, December 1, 2026, any time');
    expect(time('', hourlySlots[0]?.value ?? '')).toBe(`Any day, ${hourlySlots[0]?.label}`);
    expect(time('', '')).toBe('Any day, any time');
    expect(requestSummary('contact-form', values).address).toBe(values.propertyAddress);
  });
});
