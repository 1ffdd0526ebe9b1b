import type { LegalText } from '@domain/legal/legal-text';

/** Frozen: documents that were signed name its hash. */
export const agreement20261101: LegalText = {
  type: 'agreement',
  version: '2026-11-01',
  title: 'Sewer Scope Inspection Agreement',
  introduction: [
    'This agreement is between Wasatch Sewer Scope (“we”, “us”) and the client named in it (“you”). It is about one inspection of the sewer line of the property named in it.',
    'Please read it before you sign. It limits what we owe you if something goes wrong, and says how a dispute is settled. If anything is unclear, call us at (801) 555-0142 or write to hello@example.com first: we are glad to explain it.',
  ],
  sections: [
    {
      heading: 'What a sewer scope is',
      paragraphs: [
        'We push a camera on a cable through the accessible part of the property’s sewer line, record what it shows, and describe it in a written report with footage, photos and video.',
        'We start at a suitable access point, such as a cleanout, and go toward the main as far as the camera can safely go. The report says where we started, how far we came and why we stopped.',
        'For a septic system only the septic inlet is scoped, not the tank or leach field.',
        'The camera cannot be pushed through a backflow device. Where one is installed, we can see the line only up to it, or from an access point beyond it.',
      ],
    },
    {
      heading: 'What it is not',
      paragraphs: [
        'The inspection is limited to visible and accessible conditions on its date. Hidden defects and future problems cannot be predicted: what lies outside the pipe, under standing water, behind roots or debris, beyond a collapse, or in a branch that the camera cannot enter is not seen and not judged.',
        'The report is an opinion on what we could see. It is not a warranty, a guarantee or an insurance of the line, and not a statement of how long it will last.',
        'It is not a check against building codes or permits, not a pressure or leak test, not a locating service for digging, and not an appraisal.',
        'We do no repairs, clear no blockages, and take no commissions from those who do. A cost named in a report is for orientation and is not an offer.',
        'Lenders do not typically require sewer scope inspections. Whether you need one for your loan or your purchase contract, please ask your lender or agent.',
      ],
    },
    {
      heading: 'What we need from you',
      paragraphs: [
        'You own the property, or you have the owner’s permission to have its sewer line inspected and to let us in.',
        'On the day, water and power are on, the access point can be reached and opened, and someone who may let us in is there or access is arranged as you told us. Tell us what you know of the line: where the cleanout is, a septic system, a backflow device, earlier backups or repairs. Keep animals away from where we work.',
        'If the line can be entered only in another way, such as through a roof vent or after taking up a toilet, we ask you first, and we may decline what is unsafe or could do damage.',
        'A camera can get stuck in a damaged line in spite of all care. If that happens, we tell you at once and agree with you on the way out before anything is opened or dug up.',
      ],
    },
    {
      heading: 'Fee and payment',
      paragraphs: [
        'The fee is the price stated with this agreement. Nothing is added to it unless you agreed to it before.',
        'The fee is due when the inspection is done, and before you read the report. Until it is paid, the report, its photos and its video stay closed.',
        'If you cancel before we have come, you owe nothing. If we come and cannot get the camera into the line at all, you owe nothing for the inspection; if we can see only a part of it, we tell you which, and agree with you on the price before you pay.',
      ],
    },
    {
      heading: 'Your report',
      paragraphs: [
        'Your report is ready within 24 hours of the inspection. If something keeps us from that, such as weather or a line that has to be visited again, we tell you when it will be ready.',
        'The report is made for you alone. You may share it, for example with your agent, the seller, a lender or a contractor, but only you may rely on it. Someone else who relies on it does so at their own risk, and you will not tell them otherwise.',
        'We give it to nobody but you and the recipient you name in the questionnaire, unless you ask us to or the law obliges us to. If we see something that puts people in danger at that moment, we may tell those who are there.',
        'Video and reports are kept up to 2 years. Please save what you want to keep for longer. The video and the report remain our work; you may use them for the property without limit of time.',
      ],
    },
    {
      heading: 'Limit of our liability',
      paragraphs: [
        'If we are liable to you for anything that has to do with this inspection or its report, whatever the legal reason, our liability is limited to twice the fee for this inspection. This covers us and everyone who works for us.',
        'We are not liable for indirect losses, such as lost profit, a lower price of the property, a loan or a sale that fails, or the cost of living elsewhere.',
        'The fee is as low as it is because of this limit. If you want us to carry a higher risk, ask us before the inspection: we tell you whether we can, and at what fee.',
        'Nothing in this agreement limits what the law does not allow to be limited.',
      ],
    },
    {
      heading: 'If you believe we made a mistake',
      paragraphs: [
        'Give us written notice within 14 days of finding the problem, by e-mail to hello@example.com, and say what you found. Let us look at it again before it is repaired or changed, unless it is an emergency that cannot wait. A claim of which we had no such notice is excluded as far as the law allows.',
        'If we were wrong, we come again at no charge and correct the report, or pay the fee back if coming again does not mend it.',
      ],
    },
    {
      heading: 'No claim after 1 year',
      paragraphs: [
        'A claim that has to do with this inspection or its report, whatever the legal reason, must be brought within 1 year of the date of the inspection. After 1 year it can no longer be brought, even if the problem is found later and even if the law would give you longer, as far as the law allows.',
      ],
    },
    {
      heading: 'How a dispute is settled',
      paragraphs: [
        'Please talk to us first. Most things are settled by a call.',
        'What we cannot settle goes to binding arbitration or to small claims court, in Utah County. Each of us may choose the small claims court in Utah County if the claim is within its limits. Everything else is decided by one arbitrator in Utah County, whom we choose together, under the Utah Uniform Arbitration Act; if we cannot agree on one, a court appoints the arbitrator.',
        'Each side pays half of the arbitrator’s fee and its own costs, unless the arbitrator or the law says otherwise.',
        'By this both of us give up the right to have such a dispute decided by a judge outside small claims court, or by a jury, and to take part in a class action about it.',
        'The law of the State of Utah applies.',
      ],
    },
    {
      heading: 'Signing electronically',
      paragraphs: [
        'By typing your name and ticking the box you agree that this agreement and what belongs to this inspection (the signed copy, notices, the report and the invoice) may be signed, sent and kept electronically. Your typed name then counts as your handwritten signature under the federal E-SIGN Act and the Utah Uniform Electronic Transactions Act.',
        'You do not have to. You may sign on paper instead: call (801) 555-0142 before the inspection. You may have a paper copy of what you signed at any time, at no charge.',
        'You may take back this consent at any time by e-mail to hello@example.com or by phone. What was signed and sent until then stays valid; from then on you get paper. Tell us in the same way if your e-mail address changes.',
        'You need a phone, tablet or computer with a current web browser, an e-mail address, a program that opens PDF files, and room to save or a printer to print them.',
        'With your signature we keep the version of this text, the time, your internet address and what your browser says of your device, as evidence that it was you who signed. They are printed on the last page of the signed copy, which we send you by e-mail.',
      ],
    },
    {
      heading: 'The agreement as a whole',
      paragraphs: [
        'This is our entire agreement about the inspection. What was said or written before does not add to it; our Terms of Service apply beside it, and where the two differ, this agreement counts. A change counts only if both of us agree to it in writing, and e-mail is writing.',
        'If a part of it turns out not to hold, the rest still does, and in place of that part stands what comes closest to it and does hold.',
        'You may not hand this agreement on to someone else. If several people are the client, the one who signs does so for all of them and confirms that they may.',
      ],
    },
  ],
};
