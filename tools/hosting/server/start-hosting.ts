import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { server as superstatic } from 'superstatic';
import { repositoryRoot } from '../../backend/stack';
import { refuseUnreadable } from './refuse-unreadable';
import { servePartOfFilm } from './serve-part-of-film';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The app that `superstatic` returns; its type package is not installed. */
interface HostingApp {
  use(middleware: Handler): void;
  listen(listening: () => void): Server;
}

/** Handles the addresses that firebase.json rewrites to a function. */
export type FunctionRewriter = (functionId: string) => Handler;

interface HostingOptions {
  /** The hosting block of firebase.json. */
  readonly hosting: { readonly public: string; readonly rewrites?: unknown };
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  readonly compression: boolean;
  readonly functionRewriter?: FunctionRewriter;
  /** Runs before files and rewrites. */
  readonly before?: Handler;
}

interface FunctionRewrite {
  readonly function: { readonly functionId: string };
}

/**
 * Serves the built site as Firebase Hosting does, with redirects, rewrites, and headers from the package
 * inside the Hosting emulator. Rejects if the port is in use.
 */
export function startHosting(options: HostingOptions): Promise<Server> {
  const { hosting, host, port, compression, functionRewriter, before } = options;
  const app = superstatic({
    config: hosting as never,
    cwd: repositoryRoot,
    stack: 'strict',
    hostname: host,
    port,
    compression,
    ...(functionRewriter && {
      rewriters: {
        function: (rewrite: FunctionRewrite) =>
          Promise.resolve(functionRewriter(rewrite.function.functionId)),
      },
    }),
  }) as unknown as HostingApp;
  app.use(refuseUnreadable);
  app.use(servePartOfFilm(path.resolve(repositoryRoot, hosting.public)));
  if (before) app.use(before);
  return new Promise((resolve, reject) => {
    const server: Server = app.listen(() => resolve(server));
    server.once('error', reject);
  });
}
