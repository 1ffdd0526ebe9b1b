import { factorySettings } from '@domain/settings/factory-settings';
import type { ReferralSubmission } from '@domain/referral/referral-submission';
import { demoAddress } from './demo-address';

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
const reward = (index: number) =>
  factorySettings.rewards.options[index % factorySettings.rewards.options.length]?.value ?? '';

const carla = {
  agentName: 'Carla Benedetti',
  agentEmail: 'carla.benedetti@example.com',
  agentPhone: '(312) 555-0144',
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
  clientPhone: '(312) 555-0121',
  clientEmail: 'yusuf.demir@example.com',
  inspectionAddress: demoAddress('2714 W 8740 S', 1),
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
      clientPhone: '(312) 555-0116',
      clientEmail: 'leona.fairbanks@example.com',
      inspectionAddress: demoAddress('540 E 700 N', 7),
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
      inspectionAddress: demoAddress('1290 E 1500 N', 22),
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
      inspectionAddress: demoAddress('4102 S 2300 E', 0),
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
      clientPhone: '(312) 555-0168',
      clientEmail: 'gideon.marsh@example.com',
      inspectionAddress: demoAddress('1029 W Shadowbrook Ln', 8),
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
      // Outside the service area.
      inspectionAddress: '88 S 200 W, Littleton',
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
      inspectionAddress: demoAddress('3318 S Metropolitan Way', 2),
      clientAgreed: true,
      referralReward: reward(0),
    },
  },
];
