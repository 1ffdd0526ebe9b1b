import type { PlainDocument } from './plain-document';

/**
 * Reads fields of a stored document by type, with a fallback, so that one damaged or older record doesn't break a
 * whole list.
 */
export const readField = {
  text: (document: PlainDocument, name: string, fallback = ''): string => {
    const value = document[name];
    return typeof value === 'string' ? value : fallback;
  },
  textOrNull: (document: PlainDocument, name: string): string | null => {
    const value = document[name];
    return typeof value === 'string' ? value : null;
  },
  number: (document: PlainDocument, name: string, fallback = 0): number => {
    const value = document[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
  },
  numberOrNull: (document: PlainDocument, name: string): number | null => {
    const value = document[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  },
  flag: (document: PlainDocument, name: string): boolean => document[name] === true,
  oneOf: <Value extends string>(
    document: PlainDocument,
    name: string,
    values: readonly Value[],
    fallback: Value,
  ): Value => values.find((value) => value === document[name]) ?? fallback,
  texts: (document: PlainDocument, name: string): readonly string[] => {
    const value = document[name];
    return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  },
  map: (document: PlainDocument, name: string): PlainDocument => {
    const value = document[name];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as PlainDocument)
      : {};
  },
  maps: (document: PlainDocument, name: string): readonly PlainDocument[] => {
    const value = document[name];
    return Array.isArray(value)
      ? value.filter((item): item is PlainDocument => typeof item === 'object' && item !== null)
      : [];
  },
};
