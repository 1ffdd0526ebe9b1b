import type { Finding } from './finding';

/** Problems past which no camera gets. */
const barriers = /\b(collaps\w*|backflow)\b/i;
/** How the library and inspectors say that the camera stopped. */
const stops =
  /\b(end( of the line)? not reached|camera (could|can|did)(n[’']t| ?not) (pass|get past|go past|go further|reach the end)|inspection ended|before the end of the line)\b/i;

/** The first finding that says the camera stopped before the end of the line; undefined if none does. */
export function stoppedBy<F extends Pick<Finding, 'mainProblem'> & Partial<Pick<Finding, 'observation'>>>(
  findings: readonly F[],
): F | undefined {
  return findings.find(
    ({ mainProblem, observation = '' }) =>
      barriers.test(mainProblem) || stops.test(mainProblem) || stops.test(observation),
  );
}
