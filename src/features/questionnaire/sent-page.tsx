import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from '@/ui/message-page';
import { useFocusedHeading } from '@/ui/use-focused-heading';

interface SentPageProps {
  /** Where it says what happens next. */
  readonly nextAddress: string;
  readonly firstVersionKept?: true | undefined;
}

/** What waited has arrived. */
export function SentPage({ nextAddress, firstVersionKept }: SentPageProps) {
  const page = useFocusedHeading();
  return (
    <div ref={page}>
      <MessagePage
        icon="check"
        tone="done"
        title="Sent. We have your answers."
        actions={<ButtonLink href={nextAddress}>See what happens next</ButtonLink>}
      >
        {firstVersionKept ? (
          <p>Your last change came too late: the answers before it stand. Please call us about the change.</p>
        ) : (
          <p>There is nothing more to do for this questionnaire.</p>
        )}
      </MessagePage>
    </div>
  );
}
