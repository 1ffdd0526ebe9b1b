import { createContext, useContext } from 'react';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** Something failed or was refused: announced at once (`role=alert`), and shown longer. */
  readonly destructive?: boolean;
}

export const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/**
 * The function that shows a toast; the same one on every render.
 * @throws Error outside `Toasts`.
 */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast() is called outside <Toasts>');
  return show;
}
