import { collections } from '@domain/firestore/paths';
import { localServices } from '../admin/local-services';
import { promoteAdmin } from '../admin/promote-admin';
import { demoAdmin, demoInspector } from '../backend/stack';

/** Makes the demo admin an inspector, and adds a second one. Returns their uids. */
export async function createDemoTeam(): Promise<readonly string[]> {
  const services = localServices();
  const { password, ...inspector } = demoInspector;
  await promoteAdmin(services, { ...inspector, role: 'office', password: () => Promise.resolve(password) });
  const team = [
    { email: demoAdmin.email, color: 'blue' },
    { email: demoInspector.email, color: 'orange' },
  ];
  return Promise.all(
    team.map(async ({ email, color }) => {
      const { uid } = await services.auth.getUserByEmail(email);
      await services.firestore.collection(collections.admins).doc(uid).update({ inspects: true, color });
      return uid;
    }),
  );
}
