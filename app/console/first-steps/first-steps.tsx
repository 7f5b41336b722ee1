import { type FirstStepId, firstStepIds } from '#content/interface/console-first-steps.ts';
import type { CallReply } from '#contract/call.ts';
import type { Accepted } from '#contract/envelope.ts';
import type { getFirstSteps } from '#contract/first-steps.ts';
import { useOpened } from '../dialogs/use-opened.ts';
import { CallCard } from './call-card.tsx';
import { CallbackCard } from './callback-card.tsx';
import { KeyCard, type ShownKey } from './key-card.tsx';
import { LiveCard } from './live-card.tsx';
import { StepsLine } from './steps-line.tsx';

export type Steps = Accepted<CallReply<typeof getFirstSteps>>['data'];

/** The steps to the first live message, with a card for the current one. */
export function FirstSteps({ steps, onStep }: { steps: Steps; onStep: () => void }) {
  const { opened, open, close } = useOpened<ShownKey>();
  const done = firstStepIds.filter((id) => isDone[id](steps));
  const now = firstStepIds.find((id) => !done.includes(id));
  return (
    <>
      <StepsLine done={done} now={now} accessKey={steps.accessKey} />
      {now && (
        <Card
          step={now}
          steps={steps}
          onMade={(shown) => {
            onStep();
            open(shown);
          }}
        />
      )}
      {opened && (
        <opened.Secret
          key={opened.serial}
          isOpen={opened.isOpen}
          made={opened.made}
          sandboxHost={steps.sandboxHost}
          onStored={close}
        />
      )}
    </>
  );
}

const isDone: Record<FirstStepId, (steps: Steps) => boolean> = {
  key: ({ accessKey }) => accessKey !== null,
  call: ({ hasCalled }) => hasCalled,
  callback: ({ hasCallback }) => hasCallback,
  live: ({ hasProduct }) => hasProduct,
};

/** Empty where the viewer may not do this step; the line still shows the progress. */
function Card({
  step,
  steps: { mayManage, accessKey, sandboxHost, callbackUrl },
  onMade,
}: {
  step: FirstStepId;
  steps: Steps;
  onMade: (shown: ShownKey) => void;
}) {
  switch (step) {
    case 'key':
      return mayManage && sandboxHost && <KeyCard onMade={onMade} />;
    case 'call':
      return sandboxHost && accessKey && <CallCard host={sandboxHost} accessKey={accessKey} />;
    case 'callback':
      return mayManage && <CallbackCard url={callbackUrl} />;
    case 'live':
      return <LiveCard />;
  }
}
