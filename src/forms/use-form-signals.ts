import type { FormSignals } from '@domain/api/form-signals';
import { useRef, useState, type RefObject } from 'react';
import { wakeAppCheck } from '@/api/app-check-token';

interface FormWatch {
  /** For `TrapField`. */
  readonly trap: RefObject<HTMLInputElement | null>;
  /** Handlers for the form's first touch. */
  readonly onTouch: { readonly onFocus: () => void; readonly onInput: () => void };
  /** Returns how the form was filled in, for its submission. */
  readonly read: () => FormSignals;
}

/**
 * Collects the anti-bot signals of a public form. `openedAt`: when it became usable, in milliseconds since
 * navigation; now by default.
 */
export function useFormSignals(openedAt?: number): FormWatch {
  const [opened] = useState(() => openedAt ?? performance.now());
  const trap = useRef<HTMLInputElement>(null);
  const trapReported = useRef(false);

  const read = () => {
    const homepage = trapReported.current ? '' : (trap.current?.value ?? '');
    // A browser extension may fill it in for a person, so a second press must succeed.
    trapReported.current = true;
    return { homepage, filledInMs: Math.round(performance.now() - opened) };
  };
  return { trap, onTouch, read };
}

const onTouch = { onFocus: wakeAppCheck, onInput: wakeAppCheck };
