import type { ReactNode } from 'react';

interface EndLinkProps {
  /** For screen readers, whose link the button ends. */
  readonly label: string;
  /** The form that ends the link. */
  readonly close: { readonly action: string; readonly field: string; readonly id: string };
  readonly children: ReactNode;
}

/** Ends a link. */
export function EndLink({ label, close, children }: EndLinkProps) {
  return (
    <form method="post" action={close.action}>
      <input type="hidden" name={close.field} value={close.id} />
      <button className="text" aria-label={label}>
        {children}
      </button>
    </form>
  );
}

interface LinkActionsProps extends Pick<EndLinkProps, 'label' | 'close'> {
  /** The label of the link's field. */
  readonly name: string;
  readonly url: string;
}

/** A link to copy, with a less prominent way to end it. */
export function LinkActions({ label, name, url, close }: LinkActionsProps) {
  return (
    <>
      <label className="field">
        <span>{name}</span>
        <input readOnly value={url} data-copied />
      </label>
      <div className="actions">
        <button type="button" className="button quiet" data-copy={url} hidden>
          Copy link
        </button>
        <a className="button quiet" href={url} target="_blank" rel="noopener noreferrer">
          Open
        </a>
        <EndLink label={`Turn off link: ${label}`} close={close}>
          Turn off link
        </EndLink>
      </div>
    </>
  );
}
