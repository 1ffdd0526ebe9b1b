import { expect, test } from 'vitest';
import { detailsOf } from './pick-contact';

test('uses a valid phone number and writes the address on one line', () => {
  expect(
    detailsOf({
      name: ['Dana Whitfield'],
      tel: ['911', '+1 312 555 0177'],
      email: ['dana@example.com', 'other@example.com'],
      address: [
        { addressLine: ['1420 E Harvard Ave'], city: 'Shaker Heights', region: 'OH', postalCode: '44105' },
      ],
    }),
  ).toEqual({
    clientName: 'Dana Whitfield',
    clientPhone: '(312) 555-0177',
    clientEmail: 'dana@example.com',
    inspectionAddress: '1420 E Harvard Ave, Shaker Heights, OH 44105',
  });
});

test('fields that a contact lacks are unchanged', () => {
  expect(detailsOf({ name: ['Dana'], tel: [], email: [] })).toEqual({ clientName: 'Dana' });
});
