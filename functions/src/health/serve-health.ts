import type { Request } from 'firebase-functions/v2/https';
import { config } from '../platform/config';
import { route } from '../platform/route';
import { sameSecret } from '../platform/same-secret';
import { checkHealth, type Health } from './check-health';

const cacheMs = 10_000;
let cached: { readonly until: number; readonly health: Promise<Health> } | null = null;

/**
 * health, behind Hosting's /health: whether the background work runs, for an uptime check. Problem codes and version
 * are shown only to requests with HEALTH_TOKEN. One instance and one check per ten seconds, so that frequent requests
 * cost nothing.
 */
export const serveHealth = route('health', async (request, response) => {
  response.set({ 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('Allow', 'GET, HEAD').status(405).end();
    return;
  }
  const health = await recentHealth(Date.now());
  const isOperator = mayReadAll(request);
  response
    .status(health.healthy ? 200 : 503)
    .set('Vary', 'Authorization')
    .set('Cache-Control', isOperator ? 'private, no-store' : `public, max-age=${cacheMs / 1000}`)
    .json(isOperator ? health : { healthy: health.healthy });
});

/** Without a configured token no request may; the codes are in the logs. */
function mayReadAll(request: Request): boolean {
  const token = /^Bearer (.+)$/.exec(request.get('Authorization') ?? '')?.[1];
  return config.healthToken !== null && token !== undefined && sameSecret(token, config.healthToken);
}

function recentHealth(now: number): Promise<Health> {
  if (!cached || cached.until <= now) cached = { until: now + cacheMs, health: checkHealth(new Date(now)) };
  return cached.health;
}
