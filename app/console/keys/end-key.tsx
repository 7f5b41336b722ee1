import { useState } from 'react';
import { request } from '#app/request/client.ts';
import { ChoiceTiles } from '#app/ui/choice-tiles.tsx';
import { Filled } from '#app/words/filled.tsx';
import { useFormats } from '#app/words/use-formats.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { type ApiKeySummary, endApiKey, type KeyEnd, listApiKeys } from '#contract/api-keys.ts';
import type { GatewayState } from '#contract/developer-fields.ts';
import { dayMs } from '#contract/time-units.ts';
import { useLiveEffect } from '../developer/use-live-effect.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { FieldGroup } from '../field-group.tsx';
import { formatAction } from '../format-action.ts';
import { useCurrent } from '../use-current.ts';
import { useKeyMoments } from './use-key-moments.ts';

/** Ends a key: in a day, to leave time for its replacement, or now. */
export function EndKey({
  apiKey: key,
  gateway,
  onDone,
  ...dialog
}: {
  isOpen: boolean;
  onClose: () => void;
  apiKey: ApiKeySummary;
  gateway: GatewayState | undefined;
  onDone: (when: KeyEnd) => void;
}) {
  const { end: words, confirmations } = useWords('consoleKeys');
  const formats = useFormats();
  const current = useCurrent();
  const [when, setWhen] = useState<KeyEnd>(key.endsAt ? 'now' : 'in-a-day');
  const inADay = new Date(Date.now() + dayMs).toISOString();
  const ends = { moment: formats.moment(inADay), zone: formats.zone() };
  const effect = useLiveEffect(gateway);
  const hints = {
    'in-a-day': fill(words.choices['in-a-day'].hint, ends),
    now: key.environment === 'live' ? fill(words.liveNow, { effect }) : words.choices.now.hint,
  };
  const tiles = (['in-a-day', 'now'] as const).map((value) => ({
    value,
    name: words.choices[value].name,
    hint: hints[value],
  }));

  return (
    <ConfirmDialog
      {...dialog}
      heading={fill(words.heading, { name: key.name })}
      words={{ keep: words.keep, act: words.choices[when].act, acting: words.ending }}
      action={formatAction(confirmations.end, key)}
      send={() => request(endApiKey, { id: key.id, when })}
      onDone={() => onDone(when)}
      findOut={async () => {
        const known = await current(request(listApiKeys));
        const found = known?.keys.find(({ id }) => id === key.id);
        if (!known || (found && (when === 'now' || !found.endsAt))) return 'unknown';
        onDone(when);
        return 'done';
      }}
      choice={
        !key.endsAt && (
          <FieldGroup legend={words.when}>
            <ChoiceTiles name="when" isColumn chosen={when} onChoose={setWhen} tiles={tiles} />
          </FieldGroup>
        )
      }
    >
      <Use apiKey={key} /> {key.endsAt && hints.now}
    </ConfirmDialog>
  );
}

/** The last use of the key, which matters for the decision. */
function Use({ apiKey: key }: { apiKey: ApiKeySummary }) {
  const { end: words } = useWords('consoleKeys');
  const moments = useKeyMoments();
  if (key.environment === 'live')
    return key.lastUsedAt ? fill(words.usedLive, { when: moments.lastUsed(key) }) : words.notSeen;
  if (!key.lastUsedAt) return words.unused;
  const { callsLastDay: count } = key;
  const values = {
    when: <b>{moments.lastUsed(key)}</b>,
    address: <code>{key.lastUsedAddress}</code>,
    calls: fill(count === 1 ? words.calls.one : words.calls.other, { count }),
  };
  return <Filled text={words.used} values={values} />;
}
