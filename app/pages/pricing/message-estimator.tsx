import { useRef, useState } from 'react';
import { DoubleTickIcon } from '#app/art/signs.tsx';
import { WholeNames } from '#app/ui/whole-names.tsx';
import { fill } from '#content/fill.ts';
import { initialCounts, type Plural } from '#content/pages/pricing/structure.ts';
import { measureSms, replaceForeign, segmentLimits } from '#contract/sms-segments.ts';
import { CountField } from './count-field.tsx';
import { dollars, grouped, outsideOf } from './estimate.ts';
import { CountrySelect, Estimator, type EstimatorProps } from './estimator.tsx';
import { ForeignNote } from './foreign-note.tsx';
import styles from './message-estimator.module.css';
import { MessageField } from './message-field.tsx';
import { Receipt } from './receipt.tsx';
import { SegmentLine } from './segment-line.tsx';

/** Estimates the monthly price of a text, a count and a country. */
export function MessageEstimator(props: EstimatorProps) {
  const { words, lines, chosen } = props;
  const { message, estimate } = words;
  const [text, setText] = useState(message.sample);
  const [count, setCount] = useState<number | undefined>(initialCounts.messages);
  const field = useRef<HTMLTextAreaElement>(null);
  const line = lines.find(({ country }) => country === chosen);
  const rate = line?.from ?? '';

  const measure = measureSms(text);
  const outside = outsideOf(text, measure);
  const replaced = outside === 'slip' ? replaceForeign(text) : undefined;
  const inGsm = replaced === undefined ? undefined : measureSms(replaced);
  const write = (other: string) => {
    if (field.current) field.current.value = other;
    setText(other);
    field.current?.focus();
  };
  const total = (segments: number) => (count === undefined ? '–' : dollars(rate, count * segments));

  return (
    <Estimator
      heading={message.heading}
      fields={
        <>
          <div>
            <MessageField
              label={message.text}
              hint={message.privacy}
              text={text}
              marked={
                inGsm
                  ? measure.foreign
                  : outside === 'slip'
                    ? firstIrreplaceable(measure.foreign)
                    : []
              }
              field={field}
              onText={setText}
            />
            <SegmentLine measure={measure} />
            <p className={styles.measure} role="status">
              <b>{inWords(message.segments, measure.segments)}</b>
              <span>{measure.encoding}</span>
              <span>
                {fill(message.characters, {
                  used: grouped(measure.units),
                  room: grouped(measure.unitsPerSegment * Math.max(measure.segments, 1)),
                })}
              </span>
            </p>
            {outside === 'alphabet' && (
              <p className={styles.alphabet}>
                <WholeNames text={fill(message.alphabet, segmentLimits['UCS-2'])} />
              </p>
            )}
            {outside === 'slip' && (
              <ForeignNote
                words={message.foreign}
                foreign={measure.foreign}
                segmentsReplaced={inGsm && inWords(message.segments, inGsm.segments)}
                onReplace={() => write(replaced ?? text)}
              />
            )}
          </div>
          <div className={styles.pair}>
            <CountrySelect {...props} />
            <CountField
              label={message.count}
              first={initialCounts.messages}
              invalid={estimate.invalid}
              onCount={setCount}
            />
          </div>
        </>
      }
      receipt={
        <Receipt
          title={estimate.title}
          aside={estimate.sample}
          rows={[
            { label: message.rows.messages, value: count === undefined ? '–' : grouped(count) },
            { label: message.rows.segments, value: grouped(measure.segments) },
            { label: fill(estimate.rate, { country: line?.name ?? '' }), value: rate },
          ]}
          total={{ label: estimate.total, value: total(measure.segments) }}
          notes={[
            inGsm && inGsm.segments < measure.segments && (
              <>
                <DoubleTickIcon width={16} />
                <b>{fill(message.saving, { total: total(inGsm.segments) })}</b>
              </>
            ),
            message.assumption,
          ].filter(Boolean)}
        />
      }
    />
  );
}

const inWords = (words: Plural, count: number): string =>
  fill(count === 1 ? words.one : words.other, { count: grouped(count) });

/** One irreplaceable character keeps the text out of GSM-7, whatever else is replaced. */
const firstIrreplaceable = <T extends { replacement: string | undefined }>(
  foreign: readonly T[],
): readonly T[] => foreign.filter(({ replacement }) => replacement === undefined).slice(0, 1);
