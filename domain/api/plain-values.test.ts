import { expect, test } from 'vitest';
import { Schema, type AnySchema } from 'yup';
import { agreementSubmissionSchema } from '../agreement/agreement-submission';
import { requestSubmissionSchema } from '../request/request-submission';
import { mediaReleaseSubmissionSchema } from '../media-release/media-release-submission';
import { contract } from './contract';
import { formSignalsFields } from './form-signals';

const schemas: readonly (readonly [string, Schema])[] = [
  ...(await Promise.all(
    Object.entries(contract).map(async ([name, { request }]) => [name, await request()] as const),
  )),
  ['agreement', agreementSubmissionSchema],
  ['media-release', mediaReleaseSubmissionSchema],
];

/** All fields of a type, by path. */
function fieldsOf(type: string, schema: AnySchema, path: string): [string, AnySchema][] {
  const { fields = {}, innerType } = schema as { fields?: Record<string, unknown>; innerType?: AnySchema };
  const members = Object.entries(fields).flatMap(([name, field]) =>
    field instanceof Schema ? fieldsOf(type, field as AnySchema, `${path}.${name}`) : [],
  );
  const items = innerType ? fieldsOf(type, innerType, `${path}[]`) : [];
  return [...(schema.type === type ? [[path, schema] as [string, AnySchema]] : []), ...members, ...items];
}

const booleans = schemas.flatMap(([name, schema]) => fieldsOf('boolean', schema, name));

test('consents are among the checked fields', () => {
  expect(booleans.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'agreement.terms_accepted',
      'agreement.electronic_consent',
      'media-release.photo_use_consent',
      'client-referral-submit.data.clientAgreed',
      'portal-share-create.consent',
      'portal-share-create.parts.photos',
      'office-link-reissue.sendMail',
    ]),
  );
});

test.each(booleans)('%s must be a boolean as sent, never text or a number', (_, field) => {
  for (const sent of ['true', 'TRUE', 'false', '1', '0', 1, 0, [], {}]) {
    expect(field.isValidSync(sent)).toBe(false);
  }
  expect(field.cast(true)).toBe(true);
  expect(field.cast(false)).toBe(false);
});

test('text for a price or a time counts as missing', () => {
  const [, price] = fieldsOf('number', requestSubmissionSchema, 'booking')[0]!;
  expect(price.isValidSync('149')).toBe(false);
  expect(price.isValidSync(149)).toBe(true);
  expect(formSignalsFields.filledInMs.isValidSync('60000')).toBe(false);
});

test('a signature and a name must be text, not a value convertible to text', () => {
  for (const field of ['client_name', 'client_signature'] as const) {
    for (const sent of [true, 4711, ['Ann Lee']]) {
      expect(agreementSubmissionSchema.fields[field]).toSatisfy(
        (schema: AnySchema) => !schema.isValidSync(sent),
      );
    }
  }
});
