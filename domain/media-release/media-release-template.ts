import { blogLinks } from '../business/blog-links';
import { business } from '../business/business';
import type { Legal } from '../business/facts';
import type { LegalText } from '../legal/legal-text';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';

const { name, state } = business;
const { email } = factorySettings.contact;
const phone = phoneOf(factorySettings.contact);

/** What a lawyer starts from: the media release of the chosen business, offered from `version` on. */
export const mediaReleaseTemplate = (version: string, legal: Legal): LegalText => ({
  type: 'media_release',
  version,
  title: 'Media Release & Photo/Video Consent',
  introduction: [
    `During the inspection, ${name} (“we”, “us”) takes photos and video of the sewer line at the property named here. They are part of your report either way. In this release you, the client, decide what else we may do with them.`,
    'There are four separate consents, and each one stands on its own. To consent, agree to at least one of photo or video use; website and marketing use are optional. If you do not want to consent to anything, choose “I do not consent” instead. If you do not check it, we do not do it.',
  ],
  sections: [
    {
      heading: 'What you can consent to',
      paragraphs: [
        'Photo use: we may keep photos of the inspection and use them beyond your report to train our team, check our own work, and show other clients what a finding looks like.',
        'Video use: the same, for video of the inspection, with or without the inspector’s commentary.',
        `Website use: we may show the photos or video you released on our own website${blogLinks ? ' and blog' : ''}.`,
        'Marketing use: we may show the photos or video you released where we advertise, such as on social media and in ads, brochures, and talks.',
        'Website and marketing use cover only what you released: photos if you agree to photo use, video if you agree to video use.',
      ],
    },
    {
      heading: 'What we never show',
      paragraphs: [
        'We never show your name, your contact details, the address, a house number, a license plate, or the face or voice of a client, a resident, or a neighbor. If any of these appears in a picture or recording, we cut it out, cover it, or leave that piece out.',
        'We do not say whose property it is, and nothing we publish with it lets anyone find it: not the file name, the location data, or the date. We may name the city and the year.',
        'We do not show the inside of your home beyond the access point where we work.',
      ],
    },
    {
      heading: 'What you get and what you don’t',
      paragraphs: [
        'This release is voluntary. If you do not consent, say so in this form and sign it: that is a complete answer, and we will use the photos and video for your report only. We will do your inspection either way. The price, the inspection, and the report are the same whatever you decide, and you will not be paid for it, now or later.',
        'We may crop, shorten, brighten, label, and combine the pieces, and place them next to others. We do not need to show you each use in advance, and we do not sell the pieces or license them to anyone else. Anyone who publishes for us, such as a social network, does so under their own terms.',
        'If you give a consent, you confirm that you may give it for the property, as its owner or with the owner’s permission.',
      ],
    },
    {
      heading: 'How long, and how to withdraw',
      paragraphs: [
        'Photos, video, and reports are kept up to 2 years from the inspection. After that, we make no new use of what you released; anything already published may stay up until you withdraw.',
        `You may withdraw each consent at any time, without giving a reason: write to ${email} or call ${phone.display}. From then on, we make no new use of the pieces, and within 14 days we take them off our own website and our own social media pages.`,
        'We cannot take back anything already printed or copied by others. Anything we did before you withdrew remains allowed. Your report stays as it is.',
      ],
    },
    {
      heading: 'Signing electronically',
      paragraphs: [
        `By typing your name and checking the box, you agree to sign this release, receive it, and have it kept electronically. Your typed name then counts as your handwritten signature under the federal E-SIGN Act and ${legal.electronicTransactionsAct}.`,
        `You do not have to. You may sign on paper instead, and you may have a paper copy of what you signed at any time, at no charge: call ${phone.display}. You may withdraw your consent to the electronic form the same way; anything signed before then stays valid. Let us know if your email address changes.`,
        'You need a phone, tablet, or computer with a current web browser, an email address, a program that opens PDF files, and either space to save them or a printer to print them.',
        'With your signature, we keep the version of this text, the time, your internet address, and what your browser reports about your device, as evidence that you are the one who signed. They are printed on the last page of the signed copy, which we email to you.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        `The law of the State of ${state} applies. If any part of this release turns out to be unenforceable, the rest still applies. Disputes about it are resolved as the inspection agreement says.`,
      ],
    },
  ],
  labels: {
    photo_use_consent: 'You may use photos from my inspection.',
    video_use_consent: 'You may use video from my inspection.',
    website_use_consent: 'You may show them on your website.',
    marketing_use_consent: 'You may use them in marketing.',
    consent_declined: 'I do not consent to any of these uses.',
    electronic_consent: 'I agree to sign and to receive this paper electronically.',
  },
});
