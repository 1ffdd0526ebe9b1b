/** The alert if a referral was refused, or could be neither stored nor sent: requirement R-09. */
export const submitFailed = 'There was an error submitting your referral. Please try again.';
