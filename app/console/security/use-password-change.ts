import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { storeTokens } from '#app/session/session.ts';
import { useWords } from '#app/words/use-words.ts';
import { changeOwnPassword } from '#contract/console.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useInSession } from '../shell/use-in-session.ts';
import { passwordChangeFields, passwordChangeProblems } from './password-change.ts';

/** The form that changes the viewer's own password, which needs the current one. */
export function usePasswordChange(onDone: () => void) {
  const inSession = useInSession();
  return useForm({
    fields: passwordChangeFields,
    problems: passwordChangeProblems,
    messages: useWords('fieldErrors'),
    noResponse: useWords('console').noResponse,
    send: async ({ password, newPassword }, form) => {
      const endEmployees = new FormData(form).has('endEmployees');
      const change = { password, newPassword, endEmployees };
      const reply = await inSession(request(changeOwnPassword, change));
      if (!isAccepted(reply)) return refusedBy(reply);
      await storeTokens(reply.data);
      onDone();
      return undefined;
    },
  });
}
