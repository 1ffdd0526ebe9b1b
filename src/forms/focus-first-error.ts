import { getIn } from 'formik';

/** Focuses the first field of `form`, in page order, whose name has an error. Errors are by name, or nested as the values are. */
export function focusFirstError(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  for (const element of form.elements) {
    const name = element.getAttribute('name');
    if (
      name !== null &&
      (errors[name] ?? getIn(errors, name)) !== undefined &&
      element instanceof HTMLElement
    ) {
      element.focus();
      return;
    }
  }
}
