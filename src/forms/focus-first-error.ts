/** Puts the focus in the first field of `form`, in the order of the page, that has an error by its name. */
export function focusFirstError(form: HTMLFormElement, errors: Readonly<Record<string, unknown>>): void {
  for (const element of form.elements) {
    const name = element.getAttribute('name');
    if (name !== null && errors[name] !== undefined && element instanceof HTMLElement) {
      element.focus();
      return;
    }
  }
}
