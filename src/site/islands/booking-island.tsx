import type { BookingFormValues, BookingFormVariant } from '@domain/booking/booking-form';
import { BookingForm } from '@/features/booking/booking-form';
import { Toasts } from '@/ui/toasts';
import { IslandFrame } from './island-frame';

interface BookingIslandProps {
  readonly variant: BookingFormVariant;
  readonly takeTypedValues?: (form: HTMLFormElement) => Partial<BookingFormValues>;
}

/** A booking form of the landing page, rendered by the build and hydrated by the browser. */
export function BookingIsland({ variant, takeTypedValues }: BookingIslandProps) {
  return (
    <IslandFrame>
      <Toasts>
        <BookingForm variant={variant} {...(takeTypedValues && { takeTypedValues })} />
      </Toasts>
    </IslandFrame>
  );
}
