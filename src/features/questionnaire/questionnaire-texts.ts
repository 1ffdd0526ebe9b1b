import type { Toast } from '@/ui/use-toast';

/** Texts of requirements. */
export const missingBookingText = 'Please use the link provided in your email to access this questionnaire.';

export const submissionFailed: Toast = {
  title: 'Submission Failed',
  description: 'There was an error submitting your questionnaire. Please try again.',
  destructive: true,
};

export const bookingMissing: Toast = {
  title: 'Error',
  description: 'Booking ID is missing. Please use the link from your email.',
  destructive: true,
};
