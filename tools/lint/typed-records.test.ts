import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { noCastOnDevice, noCastOnParsed, noCastOnStored, noRawCollection } from './typed-records';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const cast = [{ messageId: 'cast' }];
const raw = [{ messageId: 'raw' }];

tester.run('no-cast-on-stored', noCastOnStored, {
  valid: [
    { name: 'reads through a record type', code: 'const job = (await reference.get()).data();' },
    { name: 'casts something else', code: 'const state = "paid" as const;' },
    { name: 'takes what a map of known values has', code: 'const photo = photos.get(path);' },
    { name: 'casts a property', code: 'const own = Reflect.get(target, name) as Handler;' },
    { name: 'gets without a key', code: 'const job = (await reference.get()) as Snapshot;' },
    { name: 'casts a parsed text', code: 'const findings = JSON.parse(report.findings) as Findings;' },
    { name: 'casts what a call with that data returns', code: 'const form = toForm(doc.data()) as Form;' },
  ],
  invalid: [
    { name: 'data', code: 'const job = snapshot.data() as StoredJob;', errors: cast },
    {
      name: 'data of an awaited document',
      code: 'async () => (await transaction.get(reference)).data() as StoredJob | undefined;',
      errors: cast,
    },
    { name: 'a field', code: 'const status = job.get("status") as JobStatus;', errors: cast },
    { name: 'a field by a variable', code: 'const value = job.get(field) as JobStatus;', errors: cast },
    {
      name: 'a field by a template',
      code: 'const value = job.get(`forms.${form}`) as boolean;',
      errors: cast,
    },
    { name: 'a field by a path', code: 'const value = job.get(new FieldPath(id)) as boolean;', errors: cast },
    { name: 'optional chaining', code: 'const job = docs[0]?.data() as StoredJob;', errors: cast },
    { name: 'a fallback', code: 'const job = (doc.data() ?? {}) as Partial<StoredJob>;', errors: cast },
    {
      name: 'two casts',
      code: 'const job = doc.data() as unknown as StoredJob;',
      errors: [...cast, ...cast],
    },
    { name: 'not null', code: 'const job = doc.data()! as StoredJob;', errors: cast },
    { name: 'the other notation', code: 'const job = <StoredJob>doc.data();', errors: cast },
  ],
});

tester.run('no-cast-on-parsed', noCastOnParsed, {
  valid: [
    { name: 'reads through a guard', code: 'const draft = readJson(text, isDraft);' },
    { name: 'says that nothing has checked it', code: 'const draft: unknown = JSON.parse(text) as unknown;' },
    { name: 'casts something else', code: 'const state = "paid" as const;' },
    { name: 'casts what another parser returns', code: 'const when = schedule.parse(text) as When;' },
  ],
  invalid: [
    { name: 'a text', code: 'const draft = JSON.parse(text) as Draft;', errors: cast },
    { name: 'a fallback', code: 'const draft = (JSON.parse(text) ?? {}) as Partial<Draft>;', errors: cast },
    { name: 'by way of unknown', code: 'const draft = JSON.parse(text) as unknown as Draft;', errors: cast },
    { name: 'the other notation', code: 'const draft = <Draft>JSON.parse(text);', errors: cast },
    {
      name: 'a response',
      code: 'async () => (await response.json()) as Answer;',
      errors: cast,
    },
    {
      name: 'the response of a call',
      code: 'async () => (await (await fetch(url)).json()) as Answer;',
      errors: cast,
    },
    { name: 'a pushed message', code: 'const notice = data?.json() as Notice | undefined;', errors: cast },
  ],
});

tester.run('no-cast-on-device', noCastOnDevice, {
  valid: [
    {
      name: 'reads through a guard',
      code: 'const read = (record: unknown) => (isEntry(record) ? record : null);',
    },
    { name: 'says that nothing has checked it', code: 'const data = entry.data as unknown;' },
    { name: 'casts another parameter', code: 'const lower = (name: string) => name.toLowerCase() as Name;' },
    { name: 'casts a parameter with a type', code: 'const inWords = (name: string) => words[name as Name];' },
    {
      name: 'casts what a call with the data returns',
      code: 'const values = toValues(entry.data) as Values;',
    },
    { name: 'casts a message', code: 'const question = event.data as Question;' },
    { name: 'casts the values of a list', code: 'const kinds = Object.values(words) as Kind[];' },
  ],
  invalid: [
    { name: 'a parameter', code: 'const read = (record: unknown) => record as Entry;', errors: cast },
    {
      name: 'a parameter that is partly checked',
      code: 'function read(record: unknown) { return record.version === 1 ? (record as Entry) : null; }',
      errors: cast,
    },
    {
      name: 'a parameter within a function of its own',
      code: 'const read = (records: unknown) => ids.map((id) => (records as Entry[])[id]);',
      errors: cast,
    },
    { name: 'all records', code: "async () => (await database.getAll('drafts')) as Draft[];", errors: cast },
    { name: 'an entry’s data', code: 'const { step } = (entry.data ?? {}) as Partial<Draft>;', errors: cast },
    { name: 'a missed edit', code: 'const data = entry.missed?.edited as Referral;', errors: cast },
    { name: 'a draft’s values', code: 'const values = stored.values as ReportValues;', errors: cast },
    { name: 'an entry’s content', code: 'const answers = contentOf(entry) as Answers;', errors: cast },
    { name: 'by way of never', code: 'send(entry.data as never);', errors: cast },
  ],
});

tester.run('no-raw-collection', noRawCollection, {
  valid: [
    { name: 'an accessor', code: 'jobs().doc(id);' },
    { name: 'a function of that name', code: 'collection(id);' },
    { name: 'a table by collection', code: 'addresses[collection]?.(id);' },
  ],
  invalid: [
    { name: 'of the database', code: 'firestore().collection("bookings").doc(id);', errors: raw },
    { name: 'of a variable', code: 'db.collection(collections.bookings);', errors: raw },
    { name: 'optional chaining', code: 'db?.collection(name);', errors: raw },
    { name: 'in brackets', code: "db['collection'](name);", errors: raw },
    { name: 'a group', code: "db.collectionGroup('notes');", errors: raw },
    { name: 'the browser’s', code: "import { collection } from 'firebase/firestore';", errors: raw },
    {
      name: 'the browser’s, renamed',
      code: "import { query, collection as of } from 'firebase/firestore';",
      errors: raw,
    },
  ],
});
