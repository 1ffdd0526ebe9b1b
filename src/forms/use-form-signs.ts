import type { FormSigns } from '@domain/api/form-signs';
import { useRef, useState, type RefObject } from 'react';
import { wakeAppCheck } from '@/api/app-check-token';

interface FormWatch {
  /** For `TrapField`. */
  readonly trap: RefObject<HTMLInputElement | null>;
  /** For the form: what happens at its first touch. */
  readonly onTouch: { readonly onFocus: () => void; readonly onInput: () => void };
  /** How the form was filled in, for its submission. */
  readonly read: () => FormSigns;
}

/**
 * Watches how a public form is filled in. `openedAt`: when it could be used first, in milliseconds since the page was begun; by
 * default now.
 */
export function useFormSigns(openedAt?: number): FormWatch {
  const [opened] = useState(() => openedAt ?? performance.now());
  const trap = useRef<HTMLInputElement>(null);
  const trapTold = useRef(false);

  const read = () => {
    const homepage = trapTold.current ? '' : (trap.current?.value ?? '');
    // An extension may fill it in for a person, whose second press has to go through.
    trapTold.current = true;
    return { homepage, filledInMs: Math.round(performance.now() - opened) };
  };
  return { trap, onTouch, read };
}

const onTouch = { onFocus: wakeAppCheck, onInput: wakeAppCheck };
