/** The body of a public form's call. */
export function formBody(formType: string, data: object, idempotencyKey: string) {
  return {
    formType,
    data,
    clientInfo: { userAgent: 'drill', timestamp: new Date().toISOString() },
    idempotencyKey,
  };
}
