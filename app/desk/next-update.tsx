import { SelectBox } from '#app/ui/select-box.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { useWords } from '#app/words/use-words.ts';
import { fill } from '#content/fill.ts';
import { minuteMs } from '#contract/time-units.ts';

const choices = [15, 30, 45, 60, 120, 240];
const stepMs = 5 * minuteMs;

/** So many minutes from now, at a round time; null without a promise. */
export const nextUpdateAt = (minutes: number | null, now = Date.now()): string | null =>
  minutes === null
    ? null
    : new Date(Math.ceil((now + minutes * minuteMs) / stepMs) * stepMs).toISOString();

export function NextUpdateBy({
  minutes,
  onChoose,
}: {
  minutes: number | null;
  onChoose: (minutes: number | null) => void;
}) {
  const { label, none, at } = useWords('deskStatus').next;
  const now = useNow(minuteMs);
  return (
    <SelectBox
      label={label}
      value={`${minutes ?? ''}`}
      options={[
        ...choices.map((choice) => ({
          value: `${choice}`,
          name: fill(at, { time: nextUpdateAt(choice, now)?.slice(11, 16) ?? '' }),
        })),
        { value: '', name: none },
      ]}
      onChoose={(value) => onChoose(value ? Number(value) : null)}
    />
  );
}
