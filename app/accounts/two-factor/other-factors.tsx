import { useWords } from '#app/words/use-words.ts';
import otherWay from '../alternative-link.module.css';
import type { availableFactors } from './available-factors.ts';
import type { PendingLogin } from './pending-login.ts';

/** The line below the forms: a switch to recovery codes and back; employees read whom to ask. */
export function OtherFactors({
  role,
  factors: { recovery, losable },
  isRecovering,
  onRecover,
}: {
  role: PendingLogin['role'];
  factors: ReturnType<typeof availableFactors>;
  isRecovering: boolean;
  onRecover: (isRecovering: boolean) => void;
}) {
  const { lost, back } = useWords('twoFactor');
  return (
    <p className={otherWay.way}>
      {isRecovering ? (
        <button type="button" onClick={() => onRecover(false)}>
          {back[losable]}
        </button>
      ) : recovery ? (
        <>
          {lost[losable]}{' '}
          <button type="button" onClick={() => onRecover(true)}>
            {lost.useCode}
          </button>
        </>
      ) : (
        role === 'employee' && `${lost[losable]} ${lost.askMainUser}`
      )}
    </p>
  );
}
