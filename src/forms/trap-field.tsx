import { longestHomepage } from '@domain/api/form-signals';
import type { Ref } from 'react';

/**
 * A honeypot field: invisible, outside the Tab order, hidden from screen readers, and ignored by password managers.
 * A value means that a script filled in the form. It doesn't use `display: none`, which scripts check for.
 */
export function TrapField({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div
      aria-hidden="true"
      style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      <label>
        Leave this field empty
        <input
          ref={ref}
          type="text"
          name="homepage"
          tabIndex={-1}
          autoComplete="off"
          maxLength={longestHomepage}
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          data-form-type="other"
        />
      </label>
    </div>
  );
}
