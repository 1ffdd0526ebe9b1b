import type { FormikErrors } from 'formik';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';

/**
 * A `validate` for Formik from a yup schema, the same that the server uses: it casts before it tests, so that
 * what passes here passes there. `context` is asked anew each time, as today's date changes in an open page.
 */
export function validateWith<Values extends AnyObject>(
  schema: ObjectSchema<Values>,
  context: () => AnyObject = () => ({}),
): (values: Values) => FormikErrors<Values> {
  return (values) => {
    try {
      schema.validateSync(values, { abortEarly: false, context: context() });
      return {};
    } catch (error) {
      if (!ValidationError.isError(error)) throw error;
      return firstMessages(error) as FormikErrors<Values>;
    }
  };
}

function firstMessages(error: ValidationError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.inner) if (path) messages[path] ??= message;
  return messages;
}
