import { randomUUID } from 'node:crypto';
import { Schema, type AnySchema } from 'yup';

/**
 * A body in a call's shape with this value in every free text, because the code only processes fields named
 * by the schema.
 */
export function filledBody(schema: AnySchema, text: string): unknown {
  const { fields, innerType } = schema as {
    fields?: Readonly<Record<string, unknown>>;
    innerType?: AnySchema;
  };
  if (fields) {
    const body: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      if (!(field instanceof Schema)) continue;
      const resolved = (field as AnySchema).resolve({ value: undefined, parent: body, context: {} });
      body[name] = name === 'idempotencyKey' ? randomUUID() : filledBody(resolved, text);
    }
    return body;
  }
  if (innerType) return [filledBody(innerType, text)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'number') return 1;
  return schema.describe().oneOf.find((value) => typeof value === 'string' && value !== '') ?? text;
}
