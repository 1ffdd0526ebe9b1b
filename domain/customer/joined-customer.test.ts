import { describe, expect, it } from 'vitest';
import { broughtBy, importsOf } from './joined-customer';

const staying = {
  name: 'Dana Reyes',
  email: 'dana@example.com',
  phone: '',
  address: '482 E Ridgeline Dr, Niles',
  more_addresses: [{ address: '7 Oak Ln, Akron', import_id: 'import-1' }],
};
const details = { name: 'Dana R.', email: 'dana@example.com', phone: '', address: '9 Elm St, Dublin' };
const leaving = { more_addresses: [], origin: null };

describe('what a joined customer’s record gets', () => {
  it('is what it lacks, and nothing in place of its own details', () => {
    const found = broughtBy(leaving, { ...details, phone: '(555) 555-0143' }, { ...staying, address: '' });
    expect(found).toEqual({ phone: '(555) 555-0143', address: details.address });
  });

  it('is the other record’s main address, as a further one', () => {
    expect(broughtBy(leaving, details, staying)).toEqual({
      more_addresses: [...staying.more_addresses, { address: details.address, import_id: '' }],
      address_imports: ['import-1'],
    });
  });

  it('names the import that the other record was from, so that its undo removes the address', () => {
    const imported = { more_addresses: [], origin: { import_id: 'import-2', row: 0 } };
    expect(broughtBy(imported, details, staying)).toEqual({
      more_addresses: [...staying.more_addresses, { address: details.address, import_id: 'import-2' }],
      address_imports: ['import-1', 'import-2'],
    });
  });

  it.each([staying.address, '482 East Ridgeline Drive, Niles', '7 Oak Lane, Akron', ''])(
    'is not an address that it has already, or an empty one: %j',
    (address) => {
      expect(broughtBy(leaving, { ...details, address }, staying)).toEqual({});
    },
  );

  it('is the other record’s further addresses', () => {
    const further = { address: '3 Pine Rd, Lima', import_id: 'import-3' };
    const found = broughtBy({ ...leaving, more_addresses: [further] }, { ...details, address: '' }, staying);
    expect(found).toEqual({
      more_addresses: [...staying.more_addresses, further],
      address_imports: ['import-1', 'import-3'],
    });
  });

  it('is nothing but what it lacks from a customer known only by a report', () => {
    expect(broughtBy(null, details, staying)).toEqual({});
  });
});

it('imports are named once, and no name stands for none', () => {
  const address = '3 Pine Rd, Lima';
  const from = (import_id: string) => ({ address, import_id });
  expect(importsOf([from('a'), from(''), from('b'), from('a')])).toEqual(['a', 'b']);
});
