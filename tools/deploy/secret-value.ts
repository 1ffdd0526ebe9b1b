import type { Answer } from './ask';
import type { Deploy } from './finding';

/**
 * A secret's newest value, for checking it with its own service, or the response that says why it is not
 * available.
 */
export async function secretValue(
  { ask, project }: Pick<Deploy, 'ask' | 'project'>,
  name: string,
): Promise<{ readonly value: string } | { readonly refused: Answer }> {
  const answer = await ask(
    `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`,
  );
  const { payload } = answer.body as { payload?: { data?: string } };
  if (answer.status !== 200 || !payload?.data) return { refused: answer };
  return { value: Buffer.from(payload.data, 'base64').toString('utf8').trim() };
}
