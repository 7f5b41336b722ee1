import { useState } from 'react';
import { useForm } from '#app/forms/use-form.ts';
import { refusedBy } from '#app/forms/use-submission.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { useWords } from '#app/words/use-words.ts';
import {
  type BlockTime,
  blockFields,
  blockInSandbox,
  blockReasonMaxLength,
  blockTimeIds,
} from '#contract/desk-sandbox.ts';
import { isAccepted } from '#contract/envelope.ts';
import styles from './desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { useDesk } from './use-desk.ts';

/** Blocks an address, which needs a reason and an end. */
export function BlockDialog({
  network: known,
  onClose,
  onDone,
}: {
  network: string;
  onClose: () => void;
  onDone: (network: string) => void;
}) {
  const { noResponse } = useWords('desk');
  const { blocking, columns } = useWords('deskSandbox');
  const { ask } = useDesk();
  const [time, setTime] = useState<BlockTime>('day');
  const form = useForm<'network' | 'reason', 'desk.network' | 'desk.reason'>({
    fields: ['network', 'reason'],
    problems: ({ network, reason }) => [
      ...(blockFields.network.safeParse(network).success
        ? []
        : [['network', 'desk.network'] as const]),
      ...(blockFields.reason.safeParse(reason).success ? [] : [['reason', 'desk.reason'] as const]),
    ],
    showsAllProblems: true,
    messages: blocking.errors,
    noResponse,
    send: async ({ network, reason }) => {
      const reply = await ask(() => request(blockInSandbox, { network, reason, time }));
      if (!isAccepted(reply)) return refusedBy(reply);
      onDone(network);
      return undefined;
    },
  });
  return (
    <DeskDialog
      form={form}
      onClose={onClose}
      heading={blocking.heading}
      act={blocking.act}
      acting={blocking.acting}
    >
      <TextField
        {...form.field('network')}
        label={columns.network}
        defaultValue={known}
        hint={blocking.networkHint}
        autoComplete="off"
      />
      <TextField
        {...form.field('reason')}
        label={columns.reason}
        maxLength={blockReasonMaxLength}
        autoComplete="off"
      />
      <Segmented
        isLabelled
        legend={blocking.time}
        name="time"
        options={blockTimeIds.map((id) => ({ value: id, label: blocking.times[id] }))}
        chosen={time}
        onChoose={setTime}
      />
      <p className={styles.quiet}>{blocking.hint}</p>
    </DeskDialog>
  );
}
