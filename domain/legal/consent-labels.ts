/** Labels of the consent checkboxes, identical on the page and in the signed document. */
export const consentLabels = {
  terms: 'I have read the agreement above and agree to its terms.',
  electronic: 'I agree to sign and to receive this paper electronically.',
} as const;
