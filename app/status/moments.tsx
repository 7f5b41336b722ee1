import { minuteMs } from '#contract/time-units.ts';
import { type MomentForm, offsetMinutes, writeMoment, zoneName } from './moment-text.ts';
import { useGround } from './status-ground.tsx';

/** A time in the chosen time zone, with the exact one as `datetime`. */
export function Moment({
  at,
  form = 'near',
  withZone = false,
}: {
  at: string;
  form?: MomentForm;
  withZone?: boolean;
}) {
  const { zone, asOf, shared } = useGround();
  const text = writeMoment(at, form, { zone, words: shared.times, today: asOf });
  return (
    <time dateTime={at} title={at}>
      {withZone ? `${text}\u00a0${zoneName(zone, at)}` : text}
    </time>
  );
}

/** Times as text, for use in sentences. */
export function useMomentText() {
  const { zone, asOf, shared } = useGround();
  return {
    write: (at: string, form: MomentForm = 'near') =>
      writeMoment(at, form, { zone, words: shared.times, today: asOf }),
    zoneOf: (at: string) => zoneName(zone, at),
    offsetMsAt: (at: string) => offsetMinutes(zone, new Date(at)) * minuteMs,
  };
}
