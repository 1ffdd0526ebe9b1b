import type { FollowUpAnswers } from '@domain/follow-up/follow-up';
import { shownAccess } from '@domain/job/access-codes';
import { isJobOver, type JobStatus } from '@domain/job/job-status';
import type { Fact } from '@/ui/facts';

const yesNoWords = { yes: 'Yes', no: 'No', not_sure: 'Not sure' } as const;

const connectionWords = {
  city_sewer: 'City sewer',
  septic_tank: 'Septic tank',
  not_sure: 'Not sure',
} as const;

/** In place of an empty answer about access; after the job's end it may have been erased. */
const noAccess = (status: JobStatus) => (isJobOver(status) ? '' : 'Nothing unusual');

const cleanoutWords = { yes: 'Known', no: 'Not known', not_sure: 'Not sure' } as const;

/** The answers of the follow-up questionnaire in short, for the office. What was left empty says so; how to get in is hidden once the job is over. */
export function followUpFacts(answers: FollowUpAnswers, status: JobStatus): readonly Fact[] {
  const { main_cleanout_location_known: known, main_cleanout_description: where } = answers;
  return [
    { name: 'Cleanout', value: known === 'yes' && where ? where : cleanoutWords[known] },
    { name: 'Water, power', value: yesNoWords[answers.water_power_availability] },
    { name: 'Backflow', value: yesNoWords[answers.backflow_prevention_device] },
    { name: 'Connection', value: connectionWords[answers.sewer_connection_type] },
    { name: 'Year built', value: String(answers.property_year_built ?? 'Not answered') },
    { name: 'Access', value: shownAccess(status, answers.unusual_access_conditions) || noAccess(status) },
    { name: 'Known issues', value: answers.known_sewer_issues || 'None' },
  ];
}
