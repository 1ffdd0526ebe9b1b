export interface Ports {
  readonly hosting: number;
  readonly mailbox: number;
  readonly vite: number;
  readonly auth: number;
  readonly functions: number;
  readonly firestore: number;
  readonly firestoreWebsocket: number;
  readonly storage: number;
  readonly hub: number;
  /** The Auth emulator is a separate suite with its own hub and log. */
  readonly authHub: number;
  readonly authLogging: number;
  readonly logging: number;
  readonly eventarc: number;
  readonly tasks: number;
  /** Tests' stack only: stops and starts the Functions emulator. */
  readonly functionsControl: number;
}

/**
 * By how much `PORT_OFFSET` moves every port.
 * @throws Failure if it isn't a whole number, or leads to a port that doesn't exist or that browsers refuse
 */
export function portOffset(chosen?: string): number;

/** The ports of a stack with this offset. */
export function portsAt(offset: number): Ports;
