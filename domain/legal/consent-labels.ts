/** What a signer agrees to by ticking a box, in words that stand on the page and in the signed paper alike. */
export const consentLabels = {
  terms: 'I have read the agreement above and agree to its terms.',
  electronic: 'I agree to sign and to receive this paper electronically.',
} as const;
