import { getIn, setIn, type FormikErrors } from 'formik';
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
      return firstMessages<Values>(error);
    }
  };
}

/** The first message of each field, nested as the values are. */
function firstMessages<Values>(error: ValidationError): FormikErrors<Values> {
  let messages: unknown = {};
  for (const { path, message } of error.inner) {
    if (path && getIn(messages, path) === undefined) messages = setIn(messages, path, message);
  }
  return messages as FormikErrors<Values>;
}
