import { fine, wrong, type Check, type Deploy } from '../finding';

/** Compares firebase.json's hosting block with routes, business facts, and settings. */
export const hostingFile = {
  name: 'Hosting block',
  async look({ wantedHosting, file }: Pick<Deploy, 'wantedHosting' | 'file'>) {
    const fresh = file('firebase.json') === (await wantedHosting());
    return [
      fresh
        ? fine('firebase.json is fresh')
        : wrong('firebase.json is stale: npm run hosting:write, and build again'),
    ];
  },
} satisfies Check;
