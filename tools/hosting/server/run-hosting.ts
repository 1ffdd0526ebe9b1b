import { addresses } from '../../backend/addresses';
import { stack } from '../../backend/stack';
import { serveLooks } from '../../looks/looks-handler';
import { localConfig } from '../firebase-config';
import { forwardToFunctions } from './forward-to-functions';
import { servePublishing } from './publish-handler';
import { startHosting } from './start-hosting';

/** A process of the local stack that serves the built site and forwards addresses to functions. */
const { hosting } = await localConfig();
await startHosting({
  hosting,
  host: stack.host,
  port: stack.ports.hosting,
  compression: true,
  functionRewriter: forwardToFunctions(addresses.functions),
  before: (request, response, next) =>
    serveLooks(request, response, () => servePublishing(request, response, next)),
});
console.log('Hosting is listening');
