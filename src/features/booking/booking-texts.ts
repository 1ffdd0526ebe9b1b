import type { BookingFormVariant } from '@domain/booking/booking-form';
import type { Toast } from '@/ui/use-toast';

/** Toasts of the booking forms: specification part 1, section 8. */
export const missingInformation: Toast = {
  title: 'Missing Information',
  description: 'Please fill in all required fields to submit your booking request.',
  destructive: true,
};

export const submissionFailed: Record<BookingFormVariant, Toast> = {
  'landing-section': {
    title: 'Submission Failed',
    description: 'There was an error submitting your request. Please try again or call us directly.',
    destructive: true,
  },
  'contact-form': {
    title: 'Error',
    description: 'Failed to submit request. Please try again or call us directly.',
    destructive: true,
  },
};

export const savedOnDevice = 'Saved on this device. We will send it as soon as the connection is back.';

export const notConfirmed =
  'We could not confirm yet that this came from our own page. If this stays, please load the page again, or call us.';
