/** Texts of requirements U-05, U-06 and U-08. */
export const followUpTexts = {
  unavailable: 'Questionnaire Not Available',
  noBooking: 'No booking ID provided',
  notFound: 'Booking not found',
  notLoaded: 'Failed to load booking information',
  bookingMissing: 'Booking Information Not Found',
  submitFailed: 'Failed to submit questionnaire. Please try again or call us directly.',
  submitted: 'Thank you! Your responses have been submitted successfully.',
} as const;
