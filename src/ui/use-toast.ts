import { createContext, useContext } from 'react';

/** What a toast offers to do about what it says. */
export interface ToastAction {
  readonly label: string;
  readonly onChoose: () => void;
  /** Milliseconds for which it can be done: the toast stays as long. */
  readonly offeredFor: number;
}

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Something failed or was refused: announced at once (`role=alert`), and shown longer. */
  readonly destructive?: boolean;
  readonly action?: ToastAction | undefined;
}

type ShowToast = (toast: Toast | null) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * The function that shows a toast, or with `null` closes the one that is shown; the same one on every render.
 * @throws Error outside `Toasts`.
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast() is called outside <Toasts>');
  return show;
}
