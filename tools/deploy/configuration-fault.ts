/**
 * Why a site may not be deployed with the configuration in use; null if it may. Without a project it is firebase.json,
 * which has no headers; with another one, its headers allow another project's addresses.
 */
export function configurationFault(project: string, configured: string | undefined): string | null {
  if (configured === undefined) {
    return `firebase.json has no headers and redirects: deploy the site with "npm run deploy -- --project ${project}".`;
  }
  return configured === project
    ? null
    : `This configuration is for the project ${configured}, not ${project}: "npm run deploy -- --project ${project}" writes its own.`;
}
