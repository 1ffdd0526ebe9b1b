import type { RequestFormValues, RequestFormVariant } from '@domain/request/request-form';
import { RequestForm } from '@/features/request-form/request-form';
import { Toasts } from '@/ui/toasts';
import { IslandFrame } from './island-frame';

interface BookingIslandProps {
  readonly variant: RequestFormVariant;
  readonly takeTypedValues?: (form: HTMLFormElement) => Partial<RequestFormValues>;
}

/** A booking form of the landing page, rendered by the build and hydrated by the browser. */
export function BookingIsland({ variant, takeTypedValues }: BookingIslandProps) {
  return (
    <IslandFrame>
      <Toasts>
        <RequestForm variant={variant} {...(takeTypedValues && { takeTypedValues })} />
      </Toasts>
    </IslandFrame>
  );
}
