/** The local stack's ports. Plain JavaScript, because a fresh clone checks them before it installs packages. */
import { Failure } from '../console/failure.mjs';

const usual = {
  hosting: 5050,
  mailbox: 8025,
  vite: 5173,
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9199,
  hub: 4400,
  authHub: 4470,
  authLogging: 4570,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  functionsControl: 4650,
};

/** The ports above 1023 that browsers and fetch refuse: https://fetch.spec.whatwg.org/#bad-port */
const refusedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

const highestPort = 65_535;
const highestOffset = highestPort - Math.max(...Object.values(usual));

export function portOffset(chosen = process.env.PORT_OFFSET) {
  const offset = Number(chosen ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > highestOffset) {
    throw new Failure(`PORT_OFFSET must be a whole number from 0 to ${highestOffset}, not "${chosen}".`);
  }
  const refused = Object.values(portsAt(offset)).find((port) => refusedPorts.has(port));
  if (refused !== undefined) {
    throw new Failure(
      `PORT_OFFSET=${offset} leads to port ${refused}, which browsers and fetch refuse. Choose another.`,
    );
  }
  return offset;
}

export function portsAt(offset) {
  return Object.fromEntries(Object.entries(usual).map(([part, port]) => [part, port + offset]));
}
