import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { endingCharges, type EndingCharges } from '@domain/business/ending-charges';
import { chargeSentences } from '@domain/job/charge-words';
import { termsOfBooking, termsOfBookingWith } from './terms-of-booking';

const wordsWith = (charges: EndingCharges) =>
  renderToStaticMarkup(<>{termsOfBookingWith(charges).map(({ body }) => body)}</>);

test('the terms are those of the business’s charges', () => {
  expect(wordsWith(endingCharges)).toBe(renderToStaticMarkup(<>{termsOfBooking.map(({ body }) => body)}</>));
});

test('without charges, cancelling and a visit without an inspection cost nothing', () => {
  const none = { cancelled_late: 0, no_show: 0, turned_away: 0, not_inspected: 0 };
  expect(wordsWith(none)).toContain('<li>If you cancel before we arrive, you owe nothing.</li>');
  expect(wordsWith(none)).toContain('you owe nothing for the inspection.');
});

test('the terms of a business that charges say each amount', () => {
  const charging = { cancelled_late: 50, no_show: 75, turned_away: 60, not_inspected: 40 };
  for (const sentence of chargeSentences(charging)) expect(wordsWith(charging)).toContain(sentence);
  expect(wordsWith(charging)).not.toContain('owe nothing for the inspection');
});
