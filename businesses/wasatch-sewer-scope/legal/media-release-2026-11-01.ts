import type { LegalText } from '@domain/legal/legal-text';

/** Frozen: documents that were signed name its hash. */
export const mediaRelease20261101: LegalText = {
  type: 'media_release',
  version: '2026-11-01',
  title: 'Media Release & Photo/Video Consent',
  introduction: [
    'During the inspection, Wasatch Sewer Scope (“we”, “us”) takes photos and video of the sewer line of the property named here. They are part of your report in any case. With this release you, the client, decide what else we may do with them.',
    'There are four separate consents, and each of them stands for itself. For this form, agree to at least one of photo or video use; website and marketing use are optional. What you do not tick, we do not do.',
  ],
  sections: [
    {
      heading: 'What you can consent to',
      paragraphs: [
        'Photo use: we may keep photos of the inspection and use them beyond your report to train our people, to check our own work and to explain to other clients what a finding looks like.',
        'Video use: the same for video of the inspection, with or without the inspector’s spoken comment.',
        'Website use: we may show the photos or video that you released on our own website and blog.',
        'Marketing use: we may show the photos or video that you released where we advertise, such as in social media, advertisements, brochures and talks.',
        'Website and marketing use cover only what you released: photos if you agree to photo use, video if you agree to video use.',
      ],
    },
    {
      heading: 'What we never show',
      paragraphs: [
        'We never show your name, your contact details, the address, a house number, a license plate, or the face or voice of a client, a resident or a neighbor. Where such a thing is in a picture or a recording, we cut it out, cover it or leave the piece out.',
        'We do not say whose property it is, and nobody can find it by what we publish with it: not by the file’s name, not by its place data, and not by the date. The city and the year may be named.',
        'We do not show the inside of your home beyond the access point that we work at.',
      ],
    },
    {
      heading: 'What you get and what you don’t',
      paragraphs: [
        'The release is voluntary. If you want to agree to neither photo nor video use, leave it unsigned and tell us: your inspection takes place all the same. The price, the inspection and the report are the same whatever you decide, and there is no payment for it, now or later.',
        'We may crop, shorten, brighten, label and combine the pieces, and place them beside others. We do not need to show you each use before, and we do not sell the pieces or license them to anyone else. Those who publish for us, such as a social network, do so under their own terms.',
        'You confirm that you may give this consent for the property, as its owner or with the owner’s permission.',
      ],
    },
    {
      heading: 'How long, and how to withdraw',
      paragraphs: [
        'Photos, video and reports are kept up to 2 years from the inspection. After that we make no new use of what you released; what was published by then may stay until you withdraw.',
        'You may withdraw each consent at any time, without a reason: write to hello@example.com or call (801) 555-0142. From then on we make no new use of the pieces, and within 14 days we take them off our own website and our own pages in social media.',
        'What is printed already, or copied by others, we cannot call back. What we did before you withdrew remains allowed. Your report stays as it is.',
      ],
    },
    {
      heading: 'Signing electronically',
      paragraphs: [
        'By typing your name and ticking the box you agree to sign this release, to receive it and to have it kept electronically. Your typed name then counts as your handwritten signature under the federal E-SIGN Act and the Utah Uniform Electronic Transactions Act.',
        'You do not have to. You may sign on paper instead, and you may have a paper copy of what you signed at any time, at no charge: call (801) 555-0142. You may take back your consent to the electronic form in the same way; what was signed until then stays valid. Tell us if your e-mail address changes.',
        'You need a phone, tablet or computer with a current web browser, an e-mail address, a program that opens PDF files, and room to save or a printer to print them.',
        'With your signature we keep the version of this text, the time, your internet address and what your browser says of your device, as evidence that it was you who signed. They are printed on the last page of the signed copy, which we send you by e-mail.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        'The law of the State of Utah applies. If a part of this release turns out not to hold, the rest still does. A dispute about it is settled as the inspection agreement says.',
      ],
    },
  ],
};
