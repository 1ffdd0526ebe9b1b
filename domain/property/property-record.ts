import { object } from 'yup';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { flag, text, textOrNull, texts } from '../firestore/stored-fields';
import type { Property } from './property';

export type StoredProperty = Omit<Property, 'id'>;

const property: Reads<StoredProperty> = object({
  address: text().default(''),
  near_keys: texts().default([]),
  merged_into: textOrNull().default(null),
  stale: flag().default(false),
});

export const propertyRecord = recordType<StoredProperty>(collections.properties, property);
