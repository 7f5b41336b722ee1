import type { Refused } from '#app/forms/use-submission.ts';
import { signWithPasskey } from '#app/passkeys/passkey.ts';
import { withPasskey } from '#app/passkeys/with-passkey.ts';
import { request } from '#app/request/client.ts';
import { isAccepted } from '#contract/envelope.ts';
import { beginPasskeyLogin, logInByPasskey as finishLogin } from '#contract/two-factor.ts';
import { enterConsole } from './enter-console.ts';

/** Logs in whoever the passkey belongs to; a closed prompt is cancelled by the user. */
export const logInByPasskey = (failed: string): Promise<Refused | undefined> =>
  withPasskey({
    begin: () => request(beginPasskeyLogin),
    answer: signWithPasskey,
    finish: async (signed) => {
      const reply = await request(finishLogin, signed);
      if (isAccepted(reply))
        await enterConsole(reply.data, reply.data.subUserToken ? 'employee' : 'main');
      return reply;
    },
    failed,
  });
