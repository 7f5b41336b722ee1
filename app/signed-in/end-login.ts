import { forgetSession } from '#app/request/forget-session.ts';
import { onDemand } from '#app/request/on-demand.ts';
import { secondMs } from '#contract/time-units.ts';

const session = onDemand(() => import('#app/session/session-calls.ts'));

/** How long sign-out waits for the server. */
const patienceMs = 10 * secondMs;

/** Removes the session from this browser. False where the server did not confirm its end. */
export async function endLogin(): Promise<boolean> {
  const isConfirmed = await Promise.race([endOnServer(), tooLate()]);
  forgetSession();
  return isConfirmed;
}

async function endOnServer(): Promise<boolean> {
  try {
    const { endSession } = await session.load();
    await endSession();
    return true;
  } catch (error) {
    console.error('The session could not be ended on the server.', error);
    return false;
  }
}

const tooLate = () =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
