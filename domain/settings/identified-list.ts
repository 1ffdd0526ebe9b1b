import { isObject } from '../json/guards';

/** An item of a list, named by its id, or by the value that is stored where it was chosen. */
export type Identified = { readonly id: string } | { readonly value: string };

export function idOf(item: Identified): string {
  return 'id' in item ? item.id : item.value;
}

/** Whether it is a list whose items have ids; an empty one is not. */
export function isListOfIdentified(value: unknown): value is readonly Identified[] {
  return Array.isArray(value) && value.length > 0 && value.every(isIdentified);
}

function isIdentified(item: unknown): item is Identified {
  return isObject(item) && (typeof item.id === 'string' || typeof item.value === 'string');
}
