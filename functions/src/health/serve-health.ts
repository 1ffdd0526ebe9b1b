import { route } from '../platform/route';
import { checkHealth, type Health } from './check-health';

const keptMs = 10_000;
let kept: { readonly until: number; readonly health: Promise<Health> } | null = null;

/**
 * health, behind Hosting's /health: whether all that works by itself does, for an uptime check. One instance and one look
 * in ten seconds, so that asking often costs nothing.
 */
export const serveHealth = route(
  'health',
  { maxInstances: 1, concurrency: 80 },
  async (request, response) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    const health = await recentHealth(Date.now());
    response
      .status(health.healthy ? 200 : 503)
      .set('Cache-Control', `public, max-age=${keptMs / 1000}`)
      .json(health);
  },
);

function recentHealth(now: number): Promise<Health> {
  if (!kept || kept.until <= now) kept = { until: now + keptMs, health: checkHealth(new Date(now)) };
  return kept.health;
}
