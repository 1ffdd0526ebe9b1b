import { longestHomepage } from '@domain/api/form-signs';
import type { Ref } from 'react';

/**
 * A field that no person meets: out of sight, out of the order of Tab and of screen readers, and marked for password managers to
 * leave alone. What stands in it was written by a script that fills in whatever it finds. Not `display: none`, which scripts look for.
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
