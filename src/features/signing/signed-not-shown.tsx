import { CallUs } from '@/ui/call-us';
import { MessagePage } from '@/ui/message-page';
import { PlainButton } from '@/ui/plain-button';
import { useFocusedHeading } from '@/ui/use-focused-heading';

interface SignedNotShownProps {
  readonly noun: string;
  /** Whether the signed document couldn't be loaded. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** After signing by a link for the door, until the signed document is loaded. */
export function SignedNotShown({ noun, failed, onRetry }: SignedNotShownProps) {
  const page = useFocusedHeading();
  return (
    <div ref={page}>
      <MessagePage
        icon="check"
        tone="done"
        title={`Your ${noun} is signed`}
        actions={
          failed && (
            <PlainButton type="button" look="quiet" onClick={onRetry}>
              Try again
            </PlainButton>
          )
        }
      >
        {failed ? (
          <>
            <p role="alert">
              We have it, but we couldn’t show the signed copy here. We’ll email it to you, so there’s nothing
              more to do.
            </p>
            <p>
              Don’t see it in your email? Call us at <CallUs />.
            </p>
          </>
        ) : (
          <p role="status">Loading the signed copy...</p>
        )}
      </MessagePage>
    </div>
  );
}
