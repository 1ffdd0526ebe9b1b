import type { Finding } from '../finding';

/** What two inspections of one sewer line are compared by. */
export type ComparedFinding = Pick<Finding, 'id' | 'mainProblem' | 'footage'>;
