import { createContext, useContext } from 'react';

/** An action that a toast offers. */
export interface ToastAction {
  readonly label: string;
  readonly onChoose: () => void;
  /** Milliseconds for which it is possible; the toast stays as long. */
  readonly offeredFor: number;
}

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Whether something failed or was refused: announced at once (`role=alert`), and shown longer. */
  readonly destructive?: boolean;
  readonly action?: ToastAction | undefined;
}

type ShowToast = (toast: Toast | null) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * Returns the function that shows a toast, or closes it with `null`. The function is stable.
 * @throws Error outside `Toasts`.
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast() is called outside <Toasts>');
  return show;
}
