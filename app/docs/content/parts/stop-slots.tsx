import { Button } from '#app/ui/button.tsx';
import { tryWords } from '#content/interface/try.ts';
import type { Locale } from '#contract/locale.ts';
import { placeName } from '../../get-started/interactive-stops.ts';
import { start } from '../../reader/ids.ts';
import { sampleEnv } from '../../run/copy-code.ts';
import styles from './stops.module.css';

/** The buttons of a stop before its code is loaded; pressing one loads it. */
export const StopActions = ({ stop, locale }: { stop: string; locale: Locale }) => (
  <div className={styles.actions} {...{ [start.place]: placeName(stop, 'actions') }}>
    {actionsOf(stop, locale)}
  </div>
);

/** The dark box of a stop before its code is loaded, with its first lines. */
export const StopObject = ({ stop }: { stop: string }) => (
  <div
    className={styles.object}
    data-ground="code"
    {...{ [start.place]: placeName(stop, 'object') }}
  >
    <pre>{stop === 'keys' ? keys : firstCall}</pre>
  </div>
);

const keys = sampleEnv()
  .map(([name, value]) => `${name}\n${value}`)
  .join('\n');
const firstCall = 'POST /v2/sms/mt';

function actionsOf(stop: string, locale: Locale) {
  const words = tryWords[locale];
  switch (stop) {
    case 'keys':
      return (
        <Button variant="ink" size="small" {...{ [start.button]: 'keys' }}>
          {words.start.getKeys}
        </Button>
      );
    case 'first-call':
      return (
        <Button arrow {...{ [start.button]: 'send' }}>
          {words.send}
        </Button>
      );
    default:
      return words.start.callbackFirst;
  }
}
