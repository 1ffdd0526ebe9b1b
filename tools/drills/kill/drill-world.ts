import type { TcpLine } from '../outbox/tcp-line';
import type { DrillProject } from '../load/drill-project';
import type { DrillProvider } from '../provider/start-provider';

/** Where the drill takes place. */
export interface DrillWorld {
  readonly project: DrillProject;
  /** Where the functions answer while they run. */
  readonly url: string;
  readonly idToken: string;
  /** The line from the functions to Firestore. */
  readonly line: TcpLine;
  readonly provider: DrillProvider;
}
