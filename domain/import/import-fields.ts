import type { ImportKind } from './import-kinds';

/** A field that a column of the file can be matched to. */
export interface ImportField {
  readonly name: string;
  readonly label: string;
  /** Whether every row needs it; a name can also be given in two columns. */
  readonly needed?: boolean;
  /** What a row without it gets, or what is understood, where that isn't plain. */
  readonly hint?: string;
  /** Column names as `headerKey` writes them, best first. */
  readonly headers: readonly string[];
  /** For a part of an address, the field of its first line. */
  readonly partOf?: string;
}

const person = (
  prefix: string,
  who: string,
  headers: (...names: readonly string[]) => readonly string[],
): readonly ImportField[] => [
  {
    name: `${prefix}Name`,
    label: `${who} name`,
    hint: 'Or match first and last name.',
    headers: headers('name', 'fullname', 'displayname'),
  },
  { name: `${prefix}FirstName`, label: `${who} first name`, headers: headers('firstname') },
  { name: `${prefix}LastName`, label: `${who} last name`, headers: headers('lastname') },
  {
    name: `${prefix}Email`,
    label: `${who} email`,
    needed: true,
    hint: 'The first address is used if there are several.',
    headers: headers('email', 'emails', 'emailaddress'),
  },
  {
    name: `${prefix}Phone`,
    label: `${who} phone`,
    headers: headers('phone', 'mainphone', 'mobilephone', 'phonenumber', 'cellphone', 'homephone'),
  },
];

/** Headers of a client's columns: plain ones, and those that name the client. */
const ofClient = (...names: readonly string[]) =>
  [
    ...names,
    ...['client', 'customer', 'buyer'].flatMap((who) => names.map((name) => `${who}${name}`)),
  ].concat(names.includes('name') ? ['client', 'customer', 'buyer'] : []);

const ofReferrer = (...names: readonly string[]) =>
  ['referrer', 'agent', 'buyersagent', 'buyeragent', 'realtor']
    .flatMap((who) => names.map((name) => `${who}${name}`))
    .concat(names.includes('name') ? ['referredby', 'referrer', 'agent', 'buyersagent', 'buyeragent'] : []);

const address = (needed: boolean): readonly ImportField[] => [
  {
    name: 'address',
    label: needed ? 'Property address' : 'Address',
    ...(needed && { needed }),
    headers: [
      'address',
      'propertyaddress',
      'inspectionaddress',
      'street',
      'address1',
      'addressline1',
      'servicestreet1',
      'propertystreet1',
      'serviceproperty',
      'billingstreet1',
    ],
  },
  {
    name: 'unit',
    label: 'Unit or second line',
    partOf: 'address',
    headers: ['unit', 'address2', 'addressline2', 'street2', 'servicestreet2', 'billingstreet2'],
  },
  {
    name: 'city',
    label: 'City',
    partOf: 'address',
    headers: ['city', 'propertycity', 'servicecity', 'billingcity'],
  },
  {
    name: 'state',
    label: 'State',
    partOf: 'address',
    headers: ['state', 'propertystate', 'servicestate', 'serviceprovince', 'billingstate', 'billingprovince'],
  },
  {
    name: 'zip',
    label: 'ZIP code',
    partOf: 'address',
    headers: ['zip', 'zipcode', 'postalcode', 'propertyzip', 'servicezipcode', 'billingzipcode'],
  },
];

/** The fields of a customer's further addresses in a row; more of them go into rows of their own. */
export const furtherAddresses = ['address2', 'address3', 'address4'] as const;
const ordinals = ['Second', 'Third', 'Fourth'];

const furtherAddress = (name: string, index: number): readonly ImportField[] => {
  const label = `${ordinals[index]} address`;
  const number = name.slice('address'.length);
  // A row that has both gives the billing address beside the property.
  const billing = (...parts: readonly string[]) =>
    index > 0 ? [] : ['billing', 'mailing'].flatMap((kind) => parts.map((part) => `${kind}${part}`));
  const part = (key: string, words: string, parts: readonly string[]): ImportField => ({
    name: `${key}${number}`,
    label: `${label}, ${words}`,
    partOf: name,
    headers: billing(...parts),
  });
  return [
    { name, label, headers: billing('street1', 'street', 'address', 'addressline1') },
    part('unit', 'unit or second line', ['street2', 'addressline2', 'unit']),
    part('city', 'city', ['city']),
    part('state', 'state', ['state', 'province']),
    part('zip', 'ZIP code', ['zipcode', 'zip', 'postalcode']),
  ];
};

const note: ImportField = {
  name: 'note',
  label: 'Note',
  hint: 'Numbers that could be door codes are hidden.',
  headers: ['note', 'notes', 'privatenotes', 'comments', 'instructions'],
};

/** The fields of each kind of file, in the order in which a row's cells are sent. */
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  // Later fields come last: a page of an earlier version sends the cells of the fields that it knew.
  customers: [
    ...person('client', 'Customer', ofClient),
    ...address(false),
    ...furtherAddresses.flatMap(furtherAddress),
  ],
  jobs: [
    ...person('client', 'Customer', ofClient),
    ...address(true),
    {
      name: 'date',
      label: 'Date',
      needed: true,
      hint: 'Such as 3/14/2025 or 2025-03-14. Only past jobs are imported.',
      headers: [
        'date',
        'inspectiondate',
        'inspectiondatetime',
        'datetime',
        'scheduleddate',
        'scheduledstartdate',
        'startdate',
        'completeddate',
        'closeddate',
        'jobdate',
      ],
    },
    {
      name: 'time',
      label: 'Time',
      hint: 'Jobs without a time get 12:00 PM.',
      headers: ['time', 'inspectiontime', 'starttime', 'scheduledtime', 'scheduledstarttime'],
    },
    {
      name: 'service',
      label: 'Service',
      hint: 'Names that aren’t ours stay as they are.',
      headers: [
        'service',
        'services',
        'servicetype',
        'inspectiontype',
        'template',
        'jobtitle',
        'title',
        'lineitems',
      ],
    },
    {
      name: 'price',
      label: 'Price',
      headers: [
        'price',
        'fee',
        'totalfee',
        'totalprice',
        'total',
        'inspectionfee',
        'amount',
        'jobtotal',
        'totalrevenue',
      ],
    },
    {
      name: 'status',
      label: 'Status',
      hint: 'Completed or cancelled. Empty counts as completed.',
      headers: ['status', 'jobstatus', 'inspectionstatus'],
    },
    {
      name: 'payment',
      label: 'Payment',
      hint: 'Paid, unpaid, or waived. Empty counts as settled: nobody is asked to pay.',
      headers: ['payment', 'paid', 'paymentstatus', 'ispaid', 'invoicestatus'],
    },
    { name: 'paidOn', label: 'Paid on', headers: ['paidon', 'paiddate', 'datepaid', 'paymentdate'] },
    note,
  ],
  referrals: [
    ...person('client', 'Customer', ofClient),
    ...address(false),
    ...person('referrer', 'Referrer', ofReferrer),
    {
      name: 'company',
      label: 'Referrer company',
      headers: ['referrercompany', 'agentcompany', 'brokerage', 'agency', 'company'],
    },
    {
      name: 'date',
      label: 'Date',
      needed: true,
      hint: 'Such as 3/14/2025 or 2025-03-14.',
      headers: [
        'date',
        'referraldate',
        'referredon',
        'createdat',
        'created',
        'datecreated',
        'inspectiondate',
      ],
    },
    {
      name: 'outcome',
      label: 'Outcome',
      hint: 'Completed or closed. Empty counts as completed.',
      headers: ['outcome', 'status', 'referralstatus'],
    },
    note,
  ],
};

/** Field -> the column of the file that it is read from, counted from 0. */
export type ImportColumns = Readonly<Record<string, number>>;

/** A column's name in the form that is compared: lower-case letters and digits. */
export function headerKey(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** The columns that are recognized by their names. No column is proposed twice. */
export function proposeColumns(kind: ImportKind, headers: readonly string[]): ImportColumns {
  const keys = headers.map(headerKey);
  const taken = new Set<number>();
  const found = new Map<string, number>();
  for (const { name, partOf, headers: known } of importFields[kind]) {
    const street = keys[found.get(partOf ?? '') ?? -1];
    // A billing city belongs to the billing street alone.
    const fitting =
      partOf === undefined ? known : known.filter((key) => isBilling(key) === isBilling(street));
    const header = fitting.find((key) => keys.some((own, index) => own === key && !taken.has(index)));
    const column = keys.findIndex((own, index) => own === header && !taken.has(index));
    if (column < 0) continue;
    taken.add(column);
    found.set(name, column);
  }
  return Object.fromEntries(found);
}

const isBilling = (key = '') => /^(?:billing|mailing)/.test(key);

/** What is still needed before the rows can be read: field -> the sentence shown at it. */
export function missingColumns(kind: ImportKind, columns: ImportColumns): Readonly<Record<string, string>> {
  const sentence = 'Choose the column.';
  const missing = importFields[kind].filter(({ name, needed }) => needed && columns[name] === undefined);
  const people = kind === 'referrals' ? ['client', 'referrer'] : ['client'];
  const unnamed = people.filter((who) =>
    ['Name', 'FirstName', 'LastName'].every((part) => columns[`${who}${part}`] === undefined),
  );
  return Object.fromEntries<string>([
    ...missing.map(({ name }) => [name, sentence] as const),
    ...unnamed.map((who) => [`${who}Name`, sentence] as const),
  ]);
}

/** A row's cells in the order of the fields; empty for fields without a column. */
export function cellsOf(kind: ImportKind, columns: ImportColumns, row: readonly string[]): readonly string[] {
  return importFields[kind].map(({ name }) => row[columns[name] ?? -1] ?? '');
}
