import { screenedKinds } from '../../../functions/src/platform/screened-kinds';
import { fine, notAnswered, wrong, type Check, type Finding } from '../finding';

/**
 * The console's switches must match our settings: App Check enforced without a site key in the pages locks
 * everyone out.
 */
export const appCheck: Check = {
  name: 'App Check',
  async look({ ask, project, settings, web }) {
    const demanded = screenedKinds(settings.ENFORCE_APP_CHECK);
    // The office reads lists and files directly, so the console's switches follow its setting.
    const wanted = demanded.has('office');
    const key = Boolean(web.VITE_APP_CHECK_SITE_KEY);
    const findings: Finding[] = [
      demanded.size > 0 && !key
        ? wrong('ENFORCE_APP_CHECK is set, but the pages are built without VITE_APP_CHECK_SITE_KEY')
        : fine(key ? 'the pages have a key' : 'is not used'),
    ];
    for (const service of ['firestore', 'firebasestorage']) {
      const answer = await ask(
        `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services/${service}.googleapis.com`,
      );
      if (answer.status !== 200) {
        findings.push(notAnswered(answer));
        continue;
      }
      // The service omits the mode when it is off.
      const enforced = (answer.body as { enforcementMode?: string }).enforcementMode === 'ENFORCED';
      if (enforced && !key) findings.push(wrong(`${service} demands App Check, but the pages have no key`));
      else if (wanted && !enforced) findings.push(wrong(`enforce App Check for ${service} in the console`));
      else findings.push(fine(`${service} ${enforced ? 'demands it' : 'does not demand it'}, as configured`));
    }
    return findings;
  },
};
