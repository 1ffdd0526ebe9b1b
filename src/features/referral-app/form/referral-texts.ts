/** The alert where a referral was refused, or neither kept nor taken: specification part 1, section 8. */
export const submitFailed = 'There was an error submitting your referral. Please try again.';

export const editTooLate =
  'Your last change came too late: the referral before it may be on its way, and stands. Please call us about the change.';
