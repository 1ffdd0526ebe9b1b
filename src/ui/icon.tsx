import { iconPaths, type IconName } from './icon-paths';
import { IconShape, type IconLook } from './icon-shape';

export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  return <IconShape path={iconPaths[name]} {...look} />;
}
