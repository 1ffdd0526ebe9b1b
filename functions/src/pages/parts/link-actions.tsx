interface LinkActionsProps {
  /** Whose link it is, for screen readers at the button that ends it. */
  readonly label: string;
  /** The label of the link's field. */
  readonly name: string;
  readonly url: string;
  /** The form that ends the link. */
  readonly close: { readonly action: string; readonly field: string; readonly id: string };
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
        <form method="post" action={close.action}>
          <input type="hidden" name={close.field} value={close.id} />
          <button className="text" aria-label={`Turn off link: ${label}`}>
            Turn off link
          </button>
        </form>
      </div>
    </>
  );
}
