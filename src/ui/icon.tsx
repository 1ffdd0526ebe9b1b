import { iconPaths, type IconName } from './icon-paths';
import { IconShape, type IconLook } from './icon-shape';

/** An icon by its name. */
export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  return <IconShape path={iconPaths[name]} {...look} />;
}
