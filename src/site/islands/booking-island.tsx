import type { BookingFormValues } from '@domain/booking/booking-form';
import { BookingForm } from '@/features/booking/booking-form';
import { Toasts } from '@/ui/toasts';
import { IslandFrame } from './island-frame';

interface BookingIslandProps {
  readonly takeTypedValues?: (form: HTMLFormElement) => Partial<BookingFormValues>;
}

/** The landing page's booking form, as the build renders it and as the browser hydrates it. */
export function BookingIsland({ takeTypedValues }: BookingIslandProps) {
  return (
    <IslandFrame>
      <Toasts>
        <BookingForm variant="landing-section" {...(takeTypedValues && { takeTypedValues })} />
      </Toasts>
    </IslandFrame>
  );
}
