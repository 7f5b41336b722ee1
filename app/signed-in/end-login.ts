import { forgetSession } from '#app/request/forget-session.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { secondMs } from '#contract/time-units.ts';

const session = onDemand(() => import('#app/session/who.ts'));

/** Whoever leaves a computer does not wait longer for the server. */
const patienceMs = 10 * secondMs;

/** Nothing of the login stays in this browser. False where the server could not be told. */
export async function endLogin(): Promise<boolean> {
  const isTold = await Promise.race([tellServer(), tooLate()]);
  forgetSession();
  return isTold;
}

async function tellServer(): Promise<boolean> {
  try {
    const { endSession } = await session.load();
    await endSession();
    return true;
  } catch (error) {
    console.error('The server could not be told that the session is over.', error);
    return false;
  }
}

const tooLate = () =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
