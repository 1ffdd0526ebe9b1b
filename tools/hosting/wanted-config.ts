import { format } from 'prettier';
import { committedConfig, deployConfig } from './firebase-config';

/** The expected content of firebase.json, which is committed. */
export function wantedConfig(): Promise<string> {
  return formatted(committedConfig());
}

/** The name and the expected content of a project's configuration, which is written for each deploy. */
export async function wantedDeployConfig(project: string, web: Readonly<Record<string, string>>) {
  return { name: deployConfigFile(project), text: await formatted(await deployConfig(project, web)) };
}

/** At the top level, because firebase-tools resolves a configuration's paths from its folder. */
export function deployConfigFile(project: string): string {
  return `firebase.${project}.json`;
}

function formatted(config: object): Promise<string> {
  return format(JSON.stringify(config), { parser: 'json', printWidth: 110 });
}
