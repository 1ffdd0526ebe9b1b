import { business } from '../business/business';
import type { Legal } from '../business/facts';
import type { EndingCharges } from '../business/ending-charges';
import { cancellingWords, notInspectedWords, notLetInWords } from '../job/charge-words';
import type { LegalText } from '../legal/legal-text';
import { timesFee } from '../legal/limit-words';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import { daysInWords, hoursInWords, yearsInWords } from '../text/counted';

const { name, state } = business;
const { email } = factorySettings.contact;
const phone = phoneOf(factorySettings.contact);
const { reportHours } = factorySettings.promises;

/** What is owed without an inspection, or for a part of it. */
function owed(charges: EndingCharges): string {
  return [
    cancellingWords(charges),
    ...notLetInWords(charges),
    notInspectedWords(charges) ??
      'If we come and cannot get the camera into the line at all, you owe nothing for the inspection.',
    'If we can see only part of the line, we will tell you which part and agree with you on a price before you pay.',
  ].join(' ');
}

/** Only where the state lets a contract shorten the time. */
function noClaimAfter({ claimYears }: Legal): LegalText['sections'] {
  if (claimYears === null) return [];
  const years = yearsInWords(claimYears);
  return [
    {
      heading: `No claim after ${years}`,
      paragraphs: [
        `Any claim related to this inspection or its report, on any legal theory, must be brought within ${years} of the date of the inspection. After ${years}, to the extent the law allows, it can no longer be brought, even if the problem is found later and even if the law would give you longer.`,
      ],
    },
  ];
}

/** What a lawyer starts from: the agreement of the chosen business, offered from `version` on. */
export const agreementTemplate = (version: string, legal: Legal, charges: EndingCharges): LegalText => ({
  type: 'agreement',
  version,
  title: 'Sewer Scope Inspection Agreement',
  introduction: [
    `This agreement is between ${name} (“we”, “us”) and the client named in it (“you”). It covers one inspection of the sewer line at the property named in it.`,
    `Please read it before you sign. It limits what we owe you if something goes wrong and says how disputes are resolved. If anything is unclear, call us at ${phone.display} or write to ${email} first. We’re glad to explain it.`,
  ],
  sections: [
    {
      heading: 'What a sewer scope is',
      paragraphs: [
        'We push a camera on a cable through the accessible part of the property’s sewer line, record what it shows, and describe it in a written report with footage, photos, and video.',
        'We start at a suitable access point, such as a cleanout, and go toward the main as far as the camera can safely go. The report says where we started, how far we got, and why we stopped.',
        'For a septic system only the septic inlet is scoped, not the tank or leach field.',
        'The camera cannot be pushed through a backflow device. If one is installed, we can see the line only up to it, or from an access point beyond it.',
      ],
    },
    {
      heading: 'What it is not',
      paragraphs: [
        'The inspection is limited to visible and accessible conditions on its date. Hidden defects and future problems cannot be predicted. Anything outside the pipe, under standing water, behind roots or debris, beyond a collapse, or in a branch line the camera cannot enter is not seen and not evaluated.',
        'The report is our opinion of what we could see. It is not a warranty, a guarantee, or insurance for the line, and it does not say how long the line will last.',
        'It is not a code or permit inspection, a pressure or leak test, a utility locating service for digging, or an appraisal.',
        'We do no repairs, clear no blockages, and take no commissions from those who do. Any cost in a report is an estimate for guidance, not an offer.',
        'Lenders do not typically require sewer scope inspections. Please ask your lender or agent whether you need one for your loan or purchase contract.',
      ],
    },
    {
      heading: 'What we need from you',
      paragraphs: [
        'You own the property, or you have the owner’s permission to have its sewer line inspected and to let us in.',
        'On the day, water and power must be on, we must be able to reach and open the access point, and someone authorized to let us in must be there, or access must be arranged as you told us. Tell us what you know about the line: where the cleanout is, and any septic system, backflow device, or past backups or repairs. Keep animals away from where we work.',
        'If the line can be accessed only in another way, such as through a roof vent or by removing a toilet, we will ask you first, and we may decline anything that is unsafe or could cause damage.',
        'Even with care, a camera can get stuck in a damaged line. If that happens, we will tell you right away and agree with you on how to retrieve it before anything is opened or dug up.',
      ],
    },
    {
      heading: 'Fee and payment',
      paragraphs: [
        'The fee is the price stated with this agreement. Nothing is added to it unless you agreed to it in advance.',
        'The fee is due when the inspection is done and before you read the report. Until it is paid, you cannot view the report, its photos, or its video.',
        owed(charges),
      ],
    },
    {
      heading: 'Your report',
      paragraphs: [
        `Your report will be ready within ${hoursInWords(reportHours)} of the inspection. If something delays it, such as weather or a line we have to visit again, we will tell you when it will be ready.`,
        'The report is made only for you. You may share it, for example with your agent, the seller, a lender, or a contractor, but only you may rely on it. Anyone else who relies on it does so at their own risk, and you agree not to tell them otherwise.',
        'We give it only to you and the recipient you name in the questionnaire, unless you ask us to share it or the law requires it. If we see something that puts people in immediate danger, we may tell those who are there.',
        'Video and reports are kept up to 2 years. Please save anything you want to keep longer. The video and the report remain our work; you may use them for the property with no time limit.',
      ],
    },
    {
      heading: 'Limit of our liability',
      paragraphs: [
        `If we are liable to you for anything related to this inspection or its report, on any legal theory, our liability is limited to ${timesFee(legal)} for this inspection. This covers us and everyone who works for us.`,
        'We are not liable for indirect losses, such as lost profits, a lower property value, a loan or sale that falls through, or the cost of living elsewhere.',
        'The fee is as low as it is because of this limit. If you want us to take on more risk, ask us before the inspection. We will tell you whether we can and what the fee would be.',
        'Nothing in this agreement limits anything the law does not allow us to limit.',
      ],
    },
    {
      heading: 'If you believe we made a mistake',
      paragraphs: [
        `Give us written notice within ${daysInWords(legal.noticeDays)} of finding the problem, by email to ${email}, and say what you found. Let us look at it again before it is repaired or changed, unless it is an emergency that cannot wait. To the extent the law allows, a claim without this notice is barred.`,
        'If we were wrong, we will come back at no charge and correct the report, or refund the fee if coming back does not fix it.',
      ],
    },
    ...noClaimAfter(legal),
    {
      heading: 'How disputes are resolved',
      paragraphs: [
        'Please talk to us first. A call settles most things.',
        `Any dispute we cannot settle goes to binding arbitration or to small claims court, in ${legal.county}. Either of us may choose small claims court in ${legal.county} if the claim is within its limits. Everything else is decided under ${legal.arbitrationAct} by one arbitrator in ${legal.county} whom we choose together. If we cannot agree on one, a court appoints the arbitrator.`,
        'Each side pays half of the arbitrator’s fee and its own costs, unless the arbitrator or the law says otherwise.',
        'This means both of us give up the right to have such a dispute decided by a judge (except in small claims court) or a jury, and the right to take part in a class action about it.',
        `The law of the State of ${state} applies.`,
      ],
    },
    {
      heading: 'Signing electronically',
      paragraphs: [
        `By typing your name and checking the box, you agree that this agreement and everything that goes with this inspection (the signed copy, notices, the report, and the invoice) may be signed, sent, and kept electronically. Your typed name then counts as your handwritten signature under the federal E-SIGN Act and ${legal.electronicTransactionsAct}.`,
        `You do not have to. You may sign on paper instead: call ${phone.display} before the inspection. You may have a paper copy of what you signed at any time, at no charge.`,
        `You may withdraw this consent at any time by email to ${email} or by phone. Anything signed and sent before then stays valid; after that, you will get paper copies. Let us know the same way if your email address changes.`,
        'You need a phone, tablet, or computer with a current web browser, an email address, a program that opens PDF files, and either space to save them or a printer to print them.',
        'With your signature, we keep the version of this text, the time, your internet address, and what your browser reports about your device, as evidence that you are the one who signed. They are printed on the last page of the signed copy, which we email to you.',
      ],
    },
    {
      heading: 'The agreement as a whole',
      paragraphs: [
        'This is our entire agreement about the inspection. Nothing said or written earlier adds to it. Our Terms of Service also apply; if the two differ, this agreement controls. A change is valid only if both of us agree to it in writing, and email counts as writing.',
        'If any part of it turns out to be unenforceable, the rest still applies, and that part is replaced by the closest enforceable one.',
        'You may not transfer this agreement to anyone else. If the client is more than one person, whoever signs does so for all of them and confirms that they are authorized to.',
      ],
    },
  ],
  labels: {
    terms_accepted: 'I have read the agreement above and agree to its terms.',
    electronic_consent: 'I agree to sign and to receive this paper electronically.',
  },
});
