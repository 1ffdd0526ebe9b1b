import type { TcpConnection } from '../connection/tcp-connection';
import type { DrillProject } from '../project/drill-project';
import type { Provider } from '../../mailbox/start-provider';

/** The drill's environment. */
export interface DrillWorld {
  readonly project: DrillProject;
  /** The address of the functions while they run. */
  readonly url: string;
  readonly idToken: string;
  /** The connection from the functions to Firestore. */
  readonly connection: TcpConnection;
  readonly provider: Provider;
}
