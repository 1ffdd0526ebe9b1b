import { gloveHeight } from '@domain/brand/measures';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CallText } from './call-text';
import { CoreIcon } from './core-icon';
import { PlainButton } from './plain-button';
import { useTimeout } from './use-timeout';
import { ToastContext, type Toast } from './use-toast';

/** Milliseconds. A toast stays while it is hovered or focused. */
const shownFor = { status: 6_000, alert: 12_000 };

const Host = styled('div')(({ theme }) => ({
  position: 'fixed',
  // Above MUI's dialogs.
  zIndex: theme.zIndex.snackbar,
  left: '50%',
  bottom: 24,
  translate: '-50% 0',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridAutoFlow: 'column',
  gap: 12,
  width: 'min(520px, calc(100vw - 32px))',
  padding: '12px 8px 12px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: 'var(--floating-shadow)',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  '--tone': theme.vars.palette.success.main,
  borderLeft: '4px solid var(--tone)',
  '&[role="alert"]': { '--tone': theme.vars.palette.error.main },
  '& > svg': { marginTop: 16, color: 'var(--tone)' },
  '& > div, & > button': { alignSelf: 'center' },
  // Undo is pressed at the property too.
  '& > button': { minWidth: gloveHeight, minHeight: gloveHeight },
  '& strong': { display: 'block', fontSize: '1rem' },
  // Never over the buttons of a dialog: above two rows of them on a phone, whose screen it fills, and elsewhere at the top.
  [theme.breakpoints.down('sm')]: {
    'body:has([role="dialog"]) > &': { bottom: 2 * gloveHeight + 44 },
  },
  [theme.breakpoints.up('sm')]: { 'body:has([role="dialog"]) > &': { bottom: 'auto', top: 24 } },
  '@media print': { display: 'none' },
}));

/** Closes the toast on the screen. A page can have several hosts, all in the same place. */
let closeShown: (() => void) | undefined;

/** Shows the toasts of `useToast()`. A new toast replaces the one on the screen, even another host's. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { readonly id: number }) | null>(null);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  const role = toast?.destructive ? 'alert' : 'status';

  const close = useCallback(() => {
    setToast(null);
    setHeld(false);
  }, []);
  const show = useCallback(
    (next: Toast | null) => {
      if (closeShown !== close) closeShown?.();
      closeShown = close;
      count.current += 1;
      // Resets hover and focus, because a removed toast gets no leave or blur event.
      close();
      if (next) setToast({ ...next, id: count.current });
    },
    [close],
  );

  const shownMs = Math.max(shownFor[role], toast?.action?.offeredFor ?? 0);
  // Compares ids, so that a toast set in the moment this timer fires stays.
  const end = () => setToast((shown) => (shown?.id === toast?.id ? null : shown));
  useTimeout(end, toast === null || held ? null : shownMs, toast);

  return (
    <ToastContext value={show}>
      {children}
      {toast &&
        createPortal(
          // Rendered at the end of the body, because an open dialog hides earlier content from screen
          // readers.
          <Host
            // A new element for each toast, so that the same text is announced again.
            key={toast.id}
            role={role}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <CoreIcon name={toast.destructive ? 'alert' : 'check-circle'} size={22} />
            <div>
              <strong>{toast.title}</strong>
              {toast.description !== undefined && <CallText>{toast.description}</CallText>}
            </div>
            {toast.action && (
              <PlainButton
                type="button"
                look="quiet"
                data-toast-action=""
                onClick={() => {
                  close();
                  toast.action?.onChoose();
                }}
              >
                {toast.action.label}
              </PlainButton>
            )}
            <PlainButton type="button" look="bare" aria-label="Close" onClick={close}>
              <CoreIcon name="close" />
            </PlainButton>
          </Host>,
          document.body,
        )}
    </ToastContext>
  );
}
