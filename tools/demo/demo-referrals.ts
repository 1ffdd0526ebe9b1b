import { rewardOptions } from '@domain/business/rewards';
import type { ReferralSubmission } from '@domain/referral/referral-submission';

/** A referral from a demo agent and how far the office processes it. */
export interface DemoReferral {
  readonly submission: Omit<ReferralSubmission, 'deviceKey'>;
  /** The office's action; none for a pending referral. */
  readonly outcome?:
    | 'forms-sent'
    | 'request'
    | 'declined'
    | 'scheduled'
    /** Inspected and paid. */
    | 'earned'
    | 'reward-paid';
}

/** Of the options, which may be fewer. */
const reward = (index: number) => rewardOptions[index % rewardOptions.length]?.value ?? '';

const carla = {
  agentName: 'Carla Benedetti',
  agentEmail: 'carla.benedetti@example.com',
  agentPhone: '(801) 555-0144',
  agentCompany: 'Foothill Realty',
  referrerKind: 'agent',
} as const;

const tomasz = {
  agentName: 'Tomasz Wren',
  agentEmail: 'tomasz.wren@example.com',
  agentPhone: '(435) 555-0132',
  agentCompany: 'Cache Valley Home Inspections',
  referrerKind: 'home-inspector',
} as const;

/** What a referrer may leave out about the visit. */
const anyVisit = { suitableDays: '', neededBy: '', accessNotes: '' } as const;

/** A client referred by both agents. */
const yusuf = {
  clientName: 'Yusuf Demir',
  clientPhone: '(801) 555-0121',
  clientEmail: 'yusuf.demir@example.com',
  inspectionAddress: '2714 W 8740 S, West Jordan, UT 84088',
  clientAgreed: true,
  ...anyVisit,
} as const;

/** Referrals by two demo referrers in every state, oldest first. */
export const demoReferrals: readonly DemoReferral[] = [
  {
    submission: {
      ...carla,
      ...anyVisit,
      clientName: 'Leona Fairbanks',
      clientPhone: '(801) 555-0116',
      clientEmail: 'leona.fairbanks@example.com',
      inspectionAddress: '540 E 700 N, American Fork, UT 84003',
      clientAgreed: true,
      referralReward: reward(2),
    },
    outcome: 'reward-paid',
  },
  { submission: { ...carla, ...yusuf, referralReward: reward(0) }, outcome: 'earned' },
  { submission: { ...tomasz, ...yusuf, referralReward: reward(1) }, outcome: 'earned' },
  {
    submission: {
      ...tomasz,
      ...anyVisit,
      clientName: 'Petra Lindqvist',
      clientPhone: '(435) 555-0148',
      clientEmail: 'petra.lindqvist@example.com',
      inspectionAddress: '1290 E 1500 N, Logan, UT 84341',
      clientAgreed: false,
      referralReward: '',
    },
    outcome: 'declined',
  },
  {
    submission: {
      ...carla,
      ...anyVisit,
      clientName: 'Hollis Ferreira',
      clientPhone: '(385) 555-0177',
      clientEmail: 'hollis.ferreira@example.com',
      inspectionAddress: '4102 S 2300 E, Salt Lake City, UT 84124',
      clientAgreed: true,
      referralReward: reward(1),
    },
    outcome: 'scheduled',
  },
  {
    submission: {
      ...carla,
      ...anyVisit,
      clientName: 'Gideon Marsh',
      clientPhone: '(801) 555-0168',
      clientEmail: 'gideon.marsh@example.com',
      inspectionAddress: '1029 W Shadowbrook Ln, South Jordan, UT 84095',
      clientAgreed: false,
      referralReward: reward(3),
    },
    outcome: 'request',
  },
  {
    submission: {
      ...tomasz,
      ...anyVisit,
      clientName: 'Adaeze Obi',
      clientPhone: '(435) 555-0157',
      clientEmail: 'adaeze.obi@example.com',
      inspectionAddress: '88 S 200 W, Hyrum, UT 84319',
      clientAgreed: true,
      referralReward: '',
    },
    outcome: 'forms-sent',
  },
  {
    submission: {
      ...carla,
      ...anyVisit,
      clientName: 'Noah and Elise Park',
      clientPhone: '(385) 555-0111',
      clientEmail: 'elise.park@example.com',
      inspectionAddress: '3318 S Metropolitan Way, Millcreek, UT 84109',
      clientAgreed: true,
      referralReward: reward(0),
    },
  },
];
