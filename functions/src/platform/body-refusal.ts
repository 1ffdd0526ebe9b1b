import type { AnySchema } from 'yup';
import { AppError } from '@domain/errors/app-error';
import { unknownKeysAtMost, type BodyLimits } from './body-limits';

interface Walk extends Pick<BodyLimits, 'text' | 'items'> {
  unknownKeys: number;
}

/** The schema at a position in a body; null below unknown members. */
type Known = AnySchema | null;

/**
 * The refusal of a body by lengths and counts alone, in one pass before it is processed. Its depth was limited
 * before.
 */
export function bodyRefusal(schema: AnySchema, body: unknown, limits: BodyLimits): AppError | null {
  return refusalAt('', body, schema, { ...limits, unknownKeys: 0 });
}

function refusalAt(path: string, value: unknown, schema: Known, walk: Walk): AppError | null {
  if (typeof value === 'string') return value.length > walk.text ? tooLong(path) : null;
  if (value === null || typeof value !== 'object') return null;
  return Array.isArray(value)
    ? refusalInList(path, value, schema, walk)
    : refusalInObject(path, value as Readonly<Record<string, unknown>>, schema, walk);
}

function refusalInList(path: string, list: readonly unknown[], schema: Known, walk: Walk): AppError | null {
  if (list.length > walk.items) return unreadable(`${list.length} items at ${path || 'the top'}`);
  const item = (schema as { readonly innerType?: AnySchema } | null)?.innerType ?? null;
  for (const [index, value] of list.entries()) {
    const refusal = refusalAt(`${path}[${index}]`, value, resolved(item, value, list), walk);
    if (refusal) return refusal;
  }
  return null;
}

function refusalInObject(
  path: string,
  object: Readonly<Record<string, unknown>>,
  schema: Known,
  walk: Walk,
): AppError | null {
  const fields = (schema as { readonly fields?: Readonly<Record<string, unknown>> } | null)?.fields ?? {};
  for (const [key, value] of Object.entries(object)) {
    const known = Object.hasOwn(fields, key);
    if (!known) {
      walk.unknownKeys += 1;
      if (walk.unknownKeys > unknownKeysAtMost)
        return unreadable(`over ${unknownKeysAtMost} unknown members`);
      if (key.length > walk.text) return unreadable('the name of a member is too long');
    }
    const field = known ? resolved(fields[key], value, object) : null;
    const refusal = refusalAt(known ? `${path}.${key}` : `${path}.*`, value, field, walk);
    if (refusal) return refusal;
  }
  return null;
}

/** The schema that applies here, which may depend on sibling values. */
function resolved(schema: unknown, value: unknown, parent: unknown): Known {
  return isSchema(schema) ? schema.resolve({ value, parent, context: {} }) : null;
}

/** Checked structurally, because a bundle or a test may load the library twice. */
function isSchema(schema: unknown): schema is AnySchema {
  return typeof (schema as Partial<AnySchema> | null)?.resolve === 'function';
}

function tooLong(path: string): AppError {
  const field = path.replace(/^\.(?:data\.)?/, '');
  return new AppError('invalid-input', `text is too long: ${field}`, 'Please check the highlighted fields.', {
    fields: { [field]: 'This text is far too long. Please shorten it.' },
  });
}

function unreadable(reason: string): AppError {
  return new AppError('invalid-input', reason, 'We couldn’t read this request. Please reload the page.');
}
