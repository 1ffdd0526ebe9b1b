import type { MouseEvent } from 'react';

/**
 * For the `onMouseDown` of a submit button: the field that is being typed in keeps the focus until the press counts. Its
 * error, which appears when it loses the focus, would move the button away from under the pointer, and the
 * press would be lost.
 */
export function keepFieldFocused(event: MouseEvent): void {
  event.preventDefault();
}
