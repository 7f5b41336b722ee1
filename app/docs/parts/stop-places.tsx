import { PacketButton } from '#app/ui/packet.tsx';
import { tryWords } from '#content/interface/try.ts';
import type { Locale } from '#contract/locale.ts';
import { start } from '../ids.ts';
import { placeName } from '../start/living-stops.ts';
import { startEnv } from '../try/copy-code.ts';
import styles from './stops.module.css';

/** What stands below the text of a stop until it comes to life, which its press brings about. */
export const StopActions = ({ stop, locale }: { stop: string; locale: Locale }) => (
  <div className={styles.actions} {...{ [start.place]: placeName(stop, 'actions') }}>
    {actionsOf(stop, locale)}
  </div>
);

/** The same beside it: the first lines of what will be there. */
export const StopObject = ({ stop }: { stop: string }) => (
  <div
    className={styles.object}
    data-ground="code"
    {...{ [start.place]: placeName(stop, 'object') }}
  >
    <pre>{stop === 'keys' ? keys : firstCall}</pre>
  </div>
);

const keys = startEnv()
  .map(([name, value]) => `${name}\n${value}`)
  .join('\n');
const firstCall = 'POST /v2/sms/mt';

function actionsOf(stop: string, locale: Locale) {
  const words = tryWords[locale];
  switch (stop) {
    case 'keys':
      return (
        <PacketButton variant="ink" size="small" {...{ [start.button]: 'keys' }}>
          {words.start.getKeys}
        </PacketButton>
      );
    case 'first-call':
      return (
        <PacketButton arrow {...{ [start.button]: 'send' }}>
          {words.send}
        </PacketButton>
      );
    default:
      return words.start.callbackFirst;
  }
}
