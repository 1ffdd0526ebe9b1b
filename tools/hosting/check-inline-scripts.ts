import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../console/failure.mjs';
import { stack } from '../backend/stack';
import { inlineScripts } from '../vite/inline-scripts';

const scriptTag = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
/** Browsers do not run a script block whose type is not a script type. */
const dataBlock = /\btype="(?!module"|text\/javascript")/;

/** @throws Failure if a built document contains a script that the Content-Security-Policy would block. */
export async function checkInlineScripts(): Promise<string> {
  const allowed = new Set((await inlineScripts()).map(({ sha256 }) => sha256));
  const documents = readdirSync(stack.distDir).filter((file) => file.endsWith('.html'));
  for (const document of documents) {
    for (const { groups } of readFileSync(path.join(stack.distDir, document), 'utf8').matchAll(scriptTag)) {
      const { attributes = '', code = '' } = groups ?? {};
      if (/\bsrc=/.test(attributes) || dataBlock.test(attributes)) continue;
      if (!allowed.has(createHash('sha256').update(code).digest('base64'))) {
        throw new Failure(
          `${document} contains an inline script that is not in src/site/inline: "${code.slice(0, 80)}"`,
        );
      }
    }
  }
  return `${documents.length} documents`;
}
