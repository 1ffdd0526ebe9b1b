import { business } from '@domain/business/business';
import { fine, notAnswered, wrong, type Check, type Deploy, type Finding } from '../finding';

/** Characters that a redirect changes if it decodes and encodes them again. */
const rest = ['?q=a%26b&again=%2526&space=a%20b', '/a/b?q=a%26b'];

/** Whether the deployed site redirects /blog with exactly the path and query that were asked for. */
export const blogRedirect: Check = {
  name: 'Blog',
  look: (deploy) => Promise.all(rest.map((asked) => redirected(deploy, asked))),
};

async function redirected({ locate, settings, siteUrl }: Deploy, asked: string): Promise<Finding> {
  const site = (settings.SITE_URL || siteUrl).replace(/\/$/, '');
  const { status, location } = await locate(`${site}/blog${asked}`);
  if (status === 0) return notAnswered({ status, body: {} });
  if (location === null) return wrong(`/blog${asked} answered ${status}, not a redirect: deploy the site`);
  const wanted = new URL(business.blogUrl + asked).href;
  return URL.canParse(location) && new URL(location).href === wanted
    ? fine(`/blog${asked} keeps its path and query`)
    : wrong(`/blog${asked} leads to ${location} instead of ${wanted}`);
}
