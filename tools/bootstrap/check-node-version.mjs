import { Failure } from '../console/failure.mjs';

const needed = [20, 19];

/** Refuses a Node that this command can’t even start with. What it runs on is production’s: see production-node.mjs. */
export function checkNodeVersion(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return;
  throw new Failure(
    `Node ${needed.join('.')} or newer is needed, and this is ${version}: install it from https://nodejs.org or with "nvm install 24".`,
  );
}
