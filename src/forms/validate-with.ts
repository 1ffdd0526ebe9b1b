import type { FormikErrors } from 'formik';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';

/**
 * A Formik `validate` from a yup schema. Like the server it casts before it tests, so both accept the same values.
 * `context` is read each time, because today's date can change while the page is shown.
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
