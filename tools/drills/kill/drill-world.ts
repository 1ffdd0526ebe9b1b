import type { TcpLine } from '../line/tcp-line';
import type { DrillProject } from '../project/drill-project';
import type { Provider } from '../../mailbox/start-provider';

/** Where the drill takes place. */
export interface DrillWorld {
  readonly project: DrillProject;
  /** Where the functions answer while they run. */
  readonly url: string;
  readonly idToken: string;
  /** The line from the functions to Firestore. */
  readonly line: TcpLine;
  readonly provider: Provider;
}
