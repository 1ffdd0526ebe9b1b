import type { MouseEvent } from 'react';

/**
 * The `onMouseDown` of a submit button. It stops the focused field from blurring before the click, because an error
 * shown on blur would move the button away from under the pointer.
 */
export function keepFieldFocused(event: MouseEvent): void {
  event.preventDefault();
}
