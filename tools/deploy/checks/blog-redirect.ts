import { business } from '@domain/business/business';
import type { Locate } from '../ask';
import { fine, notAnswered, wrong, type Check, type Finding } from '../finding';

/** Characters that a redirect changes if it decodes and encodes them again. */
const rest = ['?q=a%26b&again=%2526&space=a%20b', '/a/b?q=a%26b'];

/** Whether the deployed site of a business with a blog redirects /blog with exactly the path and query that were asked for. */
export const blogRedirect: Check = {
  name: 'Blog',
  look: ({ locate, settings, siteUrl }) => {
    const { blogUrl } = business;
    if (blogUrl === null) return Promise.resolve([fine('the business has no blog')]);
    const site = (settings.SITE_URL || siteUrl).replace(/\/$/, '');
    return Promise.all(rest.map((asked) => redirected(locate, site, blogUrl, asked)));
  },
};

async function redirected(locate: Locate, site: string, blogUrl: string, asked: string): Promise<Finding> {
  const { status, location } = await locate(`${site}/blog${asked}`);
  if (status === 0) return notAnswered({ status, body: {} });
  if (location === null) return wrong(`/blog${asked} answered ${status}, not a redirect: deploy the site`);
  const wanted = new URL(blogUrl + asked).href;
  return URL.canParse(location) && new URL(location).href === wanted
    ? fine(`/blog${asked} keeps its path and query`)
    : wrong(`/blog${asked} leads to ${location} instead of ${wanted}`);
}
