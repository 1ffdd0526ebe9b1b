import { expect, test } from 'vitest';
import { cellsOf, importFields, missingColumns, proposeColumns } from './import-fields';
import { columnList, columnsOf } from './import-calls';
import { importKinds } from './import-kinds';

const proposed = (kind: (typeof importKinds)[number], ...headers: readonly string[]) =>
  Object.fromEntries(
    Object.entries(proposeColumns(kind, headers)).map(([field, column]) => [field, headers[column]]),
  );

test('the contacts of a Spectora account are recognized', () => {
  expect(
    proposed('customers', 'First Name', 'Last Name', 'Email', 'Phone', 'Address', 'City', 'State', 'Zip'),
  ).toEqual({
    clientFirstName: 'First Name',
    clientLastName: 'Last Name',
    clientEmail: 'Email',
    clientPhone: 'Phone',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip: 'Zip',
  });
});

test('the clients of a Jobber account are recognized, with the property before the billing address', () => {
  const headers = ['Display Name', 'First Name', 'Last Name', 'Main Phone #', 'E-mails', 'Billing Street 1'];
  const billing = ['Billing Street 2', 'Billing City'];
  const property = ['Service Street 1', 'Service City', 'Service State', 'Service Zip Code'];
  expect(proposed('customers', ...headers, ...billing, ...property)).toEqual({
    clientName: 'Display Name',
    clientFirstName: 'First Name',
    clientLastName: 'Last Name',
    clientPhone: 'Main Phone #',
    clientEmail: 'E-mails',
    address: 'Service Street 1',
    city: 'Service City',
    state: 'Service State',
    zip: 'Service Zip Code',
    address2: 'Billing Street 1',
    unit2: 'Billing Street 2',
    city2: 'Billing City',
  });
  expect(proposed('customers', ...headers, ...billing)).toMatchObject({
    address: 'Billing Street 1',
    unit: 'Billing Street 2',
    city: 'Billing City',
  });
});

test('the client’s and agent’s columns are distinguished, and no column is proposed twice', () => {
  const found = proposeColumns('referrals', [
    'Client Name',
    'Client Email',
    'Agent Name',
    'Agent Email',
    'Date',
  ]);
  expect(found).toEqual({ clientName: 0, clientEmail: 1, referrerName: 2, referrerEmail: 3, date: 4 });
  expect(missingColumns('referrals', found)).toEqual({});
});

test('names each field that is still needed; first or last name stand for a name', () => {
  expect(Object.keys(missingColumns('jobs', {}))).toEqual(['clientEmail', 'address', 'date', 'clientName']);
  expect(missingColumns('customers', { clientLastName: 0, clientEmail: 1 })).toEqual({});
  expect(Object.keys(missingColumns('referrals', { clientName: 0, clientEmail: 1, date: 2 }))).toEqual([
    'referrerEmail',
    'referrerName',
  ]);
});

test.each(importKinds)('the columns of %s survive the way to the server and back', (kind) => {
  const columns = { clientEmail: 3, clientName: 0 };
  expect(columnsOf(kind, columnList(kind, columns))).toEqual(columns);
  const cells = cellsOf(kind, columns, ['Ann', 'x', 'y', 'ann@example.com']);
  expect(cells).toHaveLength(importFields[kind].length);
  expect(cells.filter(Boolean)).toEqual(['Ann', 'ann@example.com']);
});
