import { mailEventBytes } from '../../platform/body-limits';
import { config } from '../../platform/config';
import { logs } from '../../platform/logs';
import { route } from '../../platform/route';
import { mailEvents } from './mail-event';
import { takeMailEvent, type TakenEvent } from './take-mail-event';
import { areSigned } from './verify-events';

/**
 * mail-events: SendGrid's events about our emails. Refuses those without its signature, or with an old one. If one can't
 * be taken now, the response makes SendGrid send all of them again.
 */
export const receiveMailEvents = route(
  'mail-events',
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).end();
      return;
    }
    const signed = {
      body: request.rawBody,
      signature: request.get('x-twilio-email-event-webhook-signature') ?? '',
      timestamp: request.get('x-twilio-email-event-webhook-timestamp') ?? '',
    };
    const key = config.mailEventsKey;
    const events = key !== null && areSigned(signed, key, new Date()) ? mailEvents(request.body) : null;
    if (events === null) {
      logs.mailEventsRefused();
      response.status(400).end();
      return;
    }
    const outcomes: Record<TakenEvent, number> = { taken: 0, ignored: 0, busy: 0 };
    for (const event of events) outcomes[await takeMailEvent(event)] += 1;
    logs.mailEventsTaken(outcomes);
    response.status(outcomes.busy > 0 ? 503 : 200).end();
  },
  mailEventBytes,
);
