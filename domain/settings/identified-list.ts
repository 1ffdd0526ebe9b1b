import { isObject } from '../json/guards';

export interface Identified {
  readonly id: string;
}

/** Whether it is a list whose items have ids; an empty one is not. */
export function isListOfIdentified(value: unknown): value is readonly Identified[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isObject(item) && typeof item.id === 'string')
  );
}
