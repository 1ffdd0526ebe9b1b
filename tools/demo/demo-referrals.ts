import type { ReferralSubmission } from '@domain/referral/referral-submission';

/** Three referrals by two invented agents. */
export const demoReferrals: readonly ReferralSubmission[] = [
  {
    agentName: 'Carla Benedetti',
    agentEmail: 'carla.benedetti@example.com',
    agentPhone: '(801) 555-0144',
    agentCompany: 'Foothill Realty',
    clientName: 'Noah and Elise Park',
    clientPhone: '(385) 555-0111',
    clientEmail: 'elise.park@example.com',
    inspectionAddress: '3318 S Metropolitan Way, Millcreek, UT 84109',
    referralReward: 'steakhouse-gift-card',
  },
  {
    agentName: 'Carla Benedetti',
    agentEmail: 'carla.benedetti@example.com',
    agentPhone: '(801) 555-0144',
    agentCompany: 'Foothill Realty',
    clientName: 'Gideon Marsh',
    clientPhone: '(801) 555-0168',
    clientEmail: 'gideon.marsh@example.com',
    inspectionAddress: '1029 W Shadowbrook Ln, South Jordan, UT 84095',
    referralReward: 'client-discount',
  },
  {
    agentName: 'Tomasz Wren',
    agentEmail: 'tomasz.wren@example.com',
    agentPhone: '(435) 555-0132',
    agentCompany: 'Cache Valley Home Inspections',
    clientName: 'Adaeze Obi',
    clientPhone: '(435) 555-0157',
    clientEmail: 'adaeze.obi@example.com',
    inspectionAddress: '88 S 200 W, Hyrum, UT 84319',
    referralReward: '',
  },
];
