import { stack } from './stack';

const { host, ports, projectId, region } = stack;

/** The address of each part of the local stack. */
export const addresses = {
  site: `http://localhost:${ports.hosting}`,
  office: `http://localhost:${ports.hosting}/admin`,
  vite: `http://localhost:${ports.vite}`,
  mailbox: `http://localhost:${ports.mailbox}`,
  functions: `http://${host}:${ports.functions}/${projectId}/${region}`,
  functionsControl: `http://${host}:${ports.functionsControl}`,
  hub: `http://${host}:${ports.hub}`,
  authHub: `http://${host}:${ports.authHub}`,
  /** Without a scheme, as the Firebase SDKs' environment variables require. */
  auth: `${host}:${ports.auth}`,
  firestore: `${host}:${ports.firestore}`,
  storage: `${host}:${ports.storage}`,
} as const;
