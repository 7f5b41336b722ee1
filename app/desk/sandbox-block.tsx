import { useState } from 'react';
import { failedChecks } from '#app/forms/problems.ts';
import { request } from '#app/request/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { useWords } from '#app/words/use-words.ts';
import * as contract from '#contract/desk-sandbox.ts';
import styles from './desk.module.css';
import { DeskDialog } from './desk-dialog.tsx';
import { useDeskForm } from './use-desk-form.ts';

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
  const { blocking, columns } = useWords('deskSandbox');
  const [time, setTime] = useState<contract.BlockTime>('day');
  const rules = contract.blockFields;
  const form = useDeskForm({
    fields: ['network', 'reason'],
    problems: ({ network, reason }) =>
      failedChecks([
        [!rules.network.safeParse(network).success, ['network', 'desk.network']],
        [!rules.reason.safeParse(reason).success, ['reason', 'desk.reason']],
      ]),
    showsAllProblems: true,
    messages: blocking.errors,
    send: (typed) => request(contract.blockInSandbox, { ...typed, time }),
    onDone: (_, { network }) => onDone(network),
  });
  return (
    <DeskDialog {...{ form, onClose, ...blocking }}>
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
        maxLength={contract.blockReasonMaxLength}
        autoComplete="off"
      />
      <Segmented
        isLabelled
        legend={blocking.time}
        name="time"
        options={contract.blockTimeIds.map((id) => ({ value: id, label: blocking.times[id] }))}
        chosen={time}
        onChoose={setTime}
      />
      <p className={styles.quiet}>{blocking.hint}</p>
    </DeskDialog>
  );
}
