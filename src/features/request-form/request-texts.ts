import type { RequestFormVariant } from '@domain/request/request-form';
import type { Toast } from '@/ui/use-toast';

/** Toasts of the booking forms (requirements B-04, B-19 and B-20). */
export const missingInformation: Toast = {
  title: 'Missing Information',
  description: 'Please fill in all required fields to submit your booking request.',
  destructive: true,
};

export const submissionFailed: Record<RequestFormVariant, Toast> = {
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

export const timeJustTaken = 'This time is no longer available';

export const timeTakenSent =
  'Sent. We have your request. That time isn’t available, so we’ll suggest another one.';

export const savedOnDevice = 'Saved on this device. We’ll send it as soon as you’re back online.';

export const notConfirmed =
  'We couldn’t confirm yet that this came from our own page. If you keep seeing this, reload the page or call us.';
