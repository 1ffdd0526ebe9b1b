/** The record's fields as stored under its id. */
export function withoutId<Fields extends { readonly id: string }>(record: Fields): Omit<Fields, 'id'> {
  const fields: Omit<Fields, 'id'> & { id?: string } = { ...record };
  delete fields.id;
  return fields;
}
