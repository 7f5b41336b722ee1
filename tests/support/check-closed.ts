import { afterAll } from 'vitest';
import { openApps } from './open-apps.ts';

afterAll(() => {
  const places = [...openApps.values()];
  openApps.clear();
  if (places.length > 0)
    throw new Error(`A test left ${places.length} servers open:\n${places[0]}`);
});
