import { useEffect, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import { initialCounts } from '#content/pages/pricing/structure.ts';
import { CountField } from './count-field.tsx';
import { dollars, grouped } from './estimate.ts';
import { CountrySelect, Estimator, type EstimatorProps } from './estimator.tsx';
import { Receipt } from './receipt.tsx';
import styles from './voice-estimator.module.css';

const sliderMost = 20_000;
const sliderStep = 100;

/** Estimates the price of minutes to a country; two sums where the rate is a range. */
export function VoiceEstimator(props: EstimatorProps) {
  const { words, lines, chosen } = props;
  const { voice, estimate, board } = words;
  const [count, setCount] = useState<number | undefined>(initialCounts.minutes);
  const field = useRef<HTMLInputElement>(null);
  const line = lines.find(({ country }) => country === chosen);
  const { from = '', to = from, name = '' } = line ?? {};
  const isRange = from !== to;

  const slide = (minutes: number) => {
    if (field.current) field.current.value = grouped(minutes);
    setCount(minutes);
  };

  return (
    <Estimator
      heading={voice.heading}
      fields={
        <>
          <CountrySelect {...props} />
          <div>
            <CountField
              label={voice.count}
              first={initialCounts.minutes}
              invalid={estimate.invalid}
              field={field}
              onCount={setCount}
            />
            <Slider label={voice.slider} minutes={count ?? 0} onSlide={slide} />
          </div>
        </>
      }
      receipt={
        <Receipt
          title={estimate.title}
          aside={estimate.sample}
          rows={[
            { label: voice.rows.minutes, value: count === undefined ? '–' : grouped(count) },
            {
              label: fill(estimate.rate, { country: name }),
              value: isRange ? `${from} ${board.to} ${to}` : from,
            },
          ]}
          total={{
            label: estimate.total,
            value:
              count === undefined ? (
                '–'
              ) : isRange ? (
                <>
                  {dollars(from, count)} <small>{board.to}</small> {dollars(to, count)}
                </>
              ) : (
                dollars(from, count)
              ),
          }}
          notes={isRange ? [voice.range, voice.assumption] : [voice.assumption]}
        />
      }
    />
  );
}

function Slider({
  label,
  minutes,
  onSlide,
}: {
  label: string;
  minutes: number;
  onSlide: (minutes: number) => void;
}) {
  const slider = useRef<HTMLInputElement>(null);
  const shown = Math.min(minutes, sliderMost);

  // Set by script: prerendered HTML may carry no inline style.
  useEffect(() => {
    slider.current?.style.setProperty('--filled', `${(shown / sliderMost) * 100}%`);
  }, [shown]);

  return (
    <input
      ref={slider}
      type="range"
      className={styles.slider}
      aria-label={label}
      max={sliderMost}
      step={sliderStep}
      value={shown}
      onChange={({ target }) => onSlide(Number(target.value))}
    />
  );
}
