import type { Plugin } from 'vite';
import { shareImages, type ShareImage } from '../../../src/site/share-images';
import { lastBuild } from '../separate-builds';
import { drawShareImage } from './draw-share-image';

/** Draws the social sharing images at the end of a build and on request in development. */
export function sharePictures(): Plugin {
  const images: readonly ShareImage[] = Object.values(shareImages);
  return {
    name: 'share-images',
    applyToEnvironment: ({ name }) => name === lastBuild,
    async generateBundle() {
      for (const image of images) {
        this.emitFile({
          type: 'asset',
          fileName: image.path.slice(1),
          source: await drawShareImage(image),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const image = images.find(({ path }) => path === request.url);
        if (!image) return next();
        drawShareImage(image).then(
          (picture) => response.setHeader('Content-Type', 'image/png').end(picture),
          next,
        );
      });
    },
  };
}
