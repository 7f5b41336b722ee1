import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { useSubmissionId } from '#app/forms/use-submission-id.ts';
import type { Reply } from '#app/request/use-reply.ts';
import { useWords } from '#app/words/use-words.ts';
import { isAccepted } from '#contract/envelope.ts';
import { useDesk } from './use-desk.ts';

type Plan<Field extends string, Code extends string> = Omit<
  Parameters<typeof useForm<Field, Code>>[0],
  'send' | 'noResponse'
>;

/** A form that makes one call of the desk, which may ask for a passkey. */
export function useDeskForm<Data, Field extends string, Code extends string>({
  send,
  onDone,
  onRefused,
  noResponse,
  ...plan
}: Plan<Field, Code> & {
  /** What is sent again after a lost answer has the same `submission`, and is done once. */
  send: (values: Record<Field, string>, submission: string) => Promise<Reply<Data>>;
  onDone: (data: Data, values: Record<Field, string>) => void;
  onRefused?: ((code: string | number) => void) | undefined;
  noResponse?: string | undefined;
}) {
  const words = useWords('desk');
  const { ask } = useDesk();
  const submission = useSubmissionId();
  return useForm<Field, Code>({
    ...plan,
    noResponse: noResponse ?? words.noResponse,
    send: async (values) => {
      const id = submission.of(JSON.stringify(values));
      const reply = await ask(() => send(values, id));
      if (isAccepted(reply)) return void onDone(reply.data as Data, values);
      onRefused?.(reply.code);
      return refusedBy(reply);
    },
  });
}
