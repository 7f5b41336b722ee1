import { request } from '#app/request/client.ts';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import {
  type Employee,
  requireTwoFactor,
  type TwoFactorRule,
  twoFactorGraceMs,
} from '#contract/console.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/** Asks before employees need a second factor: names who has none, and until when they may log in. */
export function RequireTwoFactor({
  known,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  known: readonly Employee[];
  onDone: (rule: TwoFactorRule) => void;
}) {
  const { requireTwoFactor: words, confirmations } = useWords('consoleEmployees');
  const { separator } = useWords('console');
  const formats = useFormats();
  const names = known
    .filter(({ secondStep, status }) => !secondStep && status === 'active')
    .map(({ name }) => name);
  const day = formats.dayOfYear(new Date(Date.now() + twoFactorGraceMs).toISOString(), 'long');
  return (
    <ConfirmDialog
      {...dialog}
      heading={words.heading}
      words={words}
      action={confirmations.requireTwoFactor}
      send={() => request(requireTwoFactor, { required: true })}
    >
      {names.length > 0
        ? fill(words.without, { names: names.join(separator), day })
        : words.nobodyWithout}
    </ConfirmDialog>
  );
}
