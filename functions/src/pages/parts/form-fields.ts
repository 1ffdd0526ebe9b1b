/** The fields of a form as submitted, not validated. */
export type FormFields = Readonly<Record<string, unknown>>;

/** The fields in a request's body; none if it is no form. */
export function formFields(body: unknown): FormFields {
  return typeof body === 'object' && body !== null ? (body as FormFields) : {};
}
