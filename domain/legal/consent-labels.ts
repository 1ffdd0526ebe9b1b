/**
 * What the boxes said in all texts from before a version named its own. Never edit them: papers that were signed under
 * those versions are rendered with them. Other words belong in the templates, and take effect with a new version
 * (docs/legal-texts.md).
 */
const firstLabels = {
  terms_accepted: 'I have read the agreement above and agree to its terms.',
  photo_use_consent: 'You may use photos from my inspection.',
  video_use_consent: 'You may use video from my inspection.',
  website_use_consent: 'You may show them on your website.',
  marketing_use_consent: 'You may use them in marketing.',
  consent_declined: 'I do not consent to any of these uses.',
  electronic_consent: 'I agree to sign and to receive this paper electronically.',
} as const;

/** The answers of both documents, by their fields. */
type ConsentField = keyof typeof firstLabels;

/** What the boxes of one version say, in their order. */
export type ConsentLabels = Readonly<Partial<Record<ConsentField, string>>>;

/** What the boxes of a text say, the same on the page and in the signed document. */
export function labelsOf({ labels }: { readonly labels?: ConsentLabels }): Record<ConsentField, string> {
  return { ...firstLabels, ...labels };
}
