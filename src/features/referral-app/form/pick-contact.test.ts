import { expect, test } from 'vitest';
import { detailsOf } from './pick-contact';

test('takes a number that can be called, and writes the address in one line', () => {
  expect(
    detailsOf({
      name: ['Dana Whitfield'],
      tel: ['911', '+1 801 555 0177'],
      email: ['dana@example.com', 'other@example.com'],
      address: [
        { addressLine: ['1420 E Harvard Ave'], city: 'Salt Lake City', region: 'UT', postalCode: '84105' },
      ],
    }),
  ).toEqual({
    clientName: 'Dana Whitfield',
    clientPhone: '(801) 555-0177',
    clientEmail: 'dana@example.com',
    inspectionAddress: '1420 E Harvard Ave, Salt Lake City, UT 84105',
  });
});

test('what a contact lacks stays as it is in the form', () => {
  expect(detailsOf({ name: ['Dana'], tel: [], email: [] })).toEqual({ clientName: 'Dana' });
});
