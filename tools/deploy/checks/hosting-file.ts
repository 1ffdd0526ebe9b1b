import { fine, wrong, type Check, type Deploy } from '../finding';

/** Compares a Firebase configuration with what the code and the settings make of it. */
export const hostingFile = {
  name: 'Configuration',
  async look({ wantedConfig, file }: Pick<Deploy, 'wantedConfig' | 'file'>) {
    const { name, text } = await wantedConfig();
    if (file(name) === text) return [fine(`${name} is fresh`)];
    const remedy = name === 'firebase.json' ? 'npm run hosting:write' : 'npm run deploy writes it';
    return [wrong(`${name} is stale: ${remedy}`)];
  },
} satisfies Check;
