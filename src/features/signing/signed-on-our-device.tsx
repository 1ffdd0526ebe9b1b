import { useHandedDevice } from '@/firebase/session/use-handed-device';
import { ButtonLink } from '@/ui/button-link';
import { MessagePage } from '@/ui/message-page';
import { useFocusedHeading } from '@/ui/use-focused-heading';
import { routes } from '@domain/business/routes';
import type { DocumentToSign } from './document-to-sign';

/** After signing on a device of ours, which goes back to the inspector. */
export function SignedOnOurDevice({ noun }: Pick<DocumentToSign, 'noun'>) {
  const page = useFocusedHeading();
  const handed = useHandedDevice();
  return (
    <div ref={page}>
      <MessagePage
        icon="check"
        tone="done"
        title="Thank you. Please hand the device back."
        actions={
          <ButtonLink look="quiet" href={handed?.job ?? routes.admin}>
            Inspector: back to the job
          </ButtonLink>
        }
      >
        <p>Your {noun} is signed. We’ll email you the signed copy.</p>
      </MessagePage>
    </div>
  );
}
