import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { envelope } from './envelope.ts';

/** Steps completed on the way to the first live message. */
export const getFirstSteps = defineCall({
  method: 'GET',
  path: '/client_api/developer/firstSteps',
  host: 'admin',
  kind: 'none',
  reply: envelope(
    z.object({
      /** A key of the application, preferably of the sandbox. */
      accessKey: z.nullable(z.string()),
      hasCalled: z.boolean(),
      hasCallback: z.boolean(),
      hasProduct: z.boolean(),
      mayManage: z.boolean(),
      sandboxHost: z.nullable(z.string()),
      callbackUrl: z.nullable(z.string()),
      /** True in the one reply after all steps were completed. */
      isJustDone: z.boolean(),
    }),
  ),
});
