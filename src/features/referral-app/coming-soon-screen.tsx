import { referralScreens } from '@domain/business/routes';
import { ButtonLink } from '@/ui/button-link';
import { EmptyState } from '@/ui/empty-state';
import { useGoTo } from './navigation/use-go-to';

/** Placeholder for a screen that is not built yet. */
export function ComingSoonScreen() {
  const goTo = useGoTo();
  return (
    <EmptyState
      title="This part of the app isn’t ready yet"
      action={
        <ButtonLink href={referralScreens.home} onClick={goTo}>
          Back to Home
        </ButtonLink>
      }
    >
      Everything else works as usual.
    </EmptyState>
  );
}
