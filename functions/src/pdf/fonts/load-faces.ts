import { readFile } from 'node:fs/promises';
import path from 'node:path';
import scriptFile from '@expo-google-fonts/dancing-script/600SemiBold/DancingScript_600SemiBold.ttf';
import textFile from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
import strongFile from '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf';
import { FontFace } from './font-face';
import { TrueTypeFile } from './true-type-file';

const files = { text: textFile, strong: strongFile, script: scriptFile };
export type FaceName = keyof typeof files;
export const faceNames = Object.keys(files) as FaceName[];

let loading: Promise<Record<FaceName, FontFace>> | undefined;

/** Read and parsed once per process. Failures are not cached, so the next call retries. */
export function loadFaces(): Promise<Record<FaceName, FontFace>> {
  loading ??= readFaces().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readFaces(): Promise<Record<FaceName, FontFace>> {
  const { default: fontkit } = await import('@pdf-lib/fontkit');
  const faces = await Promise.all(
    faceNames.map(async (name) => {
      const bytes = await readFile(path.resolve(__dirname, files[name]));
      return [name, new FontFace(fontkit.create(bytes), new TrueTypeFile(bytes))] as const;
    }),
  );
  return Object.fromEntries(faces) as Record<FaceName, FontFace>;
}
