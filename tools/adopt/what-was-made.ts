import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shareImages } from '@/site/share-images';
import { localBucket } from '../admin/local-bucket';
import { addresses } from '../backend/addresses';
import { repositoryRoot, stack } from '../backend/stack';
import { textOfFile } from '../drills/erase/text-of-file';
import type { Message } from '../mailbox/message';
import { trustedBody } from '../trusted-json';

/** Something that a person or a browser gets. */
export interface Made {
  /** `page index.html`, `email "Your inspection is booked"` */
  readonly what: string;
  readonly text: string;
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'page',
  '.js': 'script',
  '.css': 'style sheet',
  '.json': 'data file',
  '.webmanifest': 'web manifest',
  '.svg': 'picture',
  '.txt': 'text file',
  '.xml': 'sitemap',
};

/** Licenses of packages, which name their authors. */
const licenses = /^(?:\.vite\/licenses-\w+\.json|licenses\.txt)$/;

/** Everything readable that the builds, the walk and its emails made. */
export async function whatWasMade(): Promise<Made[]> {
  return [
    ...filesOf(stack.distDir),
    ...filesOf(path.join(repositoryRoot, 'functions/lib')),
    ...Object.values(shareImages).map((image) => ({
      what: `share picture ${image.path}`,
      text: `${image.headline} ${image.line}`,
    })),
    ...(await emails()),
    ...(await storedFiles()),
  ];
}

function filesOf(folder: string): Made[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const kind = kinds[path.extname(name)];
    return kind === undefined || licenses.test(name)
      ? []
      : [{ what: `${kind} ${name}`, text: readFileSync(path.join(folder, name), 'utf8') }];
  });
}

async function emails(): Promise<Made[]> {
  const messages = await trustedBody<Message[]>(await fetch(`${addresses.mailbox}/api/messages`));
  const made = await Promise.all(
    messages.map(async ({ subject, html, text, from, attachments }) => [
      { what: `email "${subject}"`, text: [subject, from.name, from.email, text, html].join(' ') },
      ...(await Promise.all(
        attachments.map(async ({ filename, content }) => ({
          what: filename.endsWith('.ics') ? `calendar file of "${subject}"` : `PDF ${filename}`,
          text: await textOfFile(Buffer.from(content, 'base64')),
        })),
      )),
    ]),
  );
  return made.flat();
}

async function storedFiles(): Promise<Made[]> {
  const [files] = await localBucket().getFiles();
  const documents = files.filter(({ name }) => name.endsWith('.pdf'));
  return Promise.all(
    documents.map(async (file) => {
      const [bytes] = await file.download();
      return { what: `PDF ${file.name}`, text: await textOfFile(bytes) };
    }),
  );
}
