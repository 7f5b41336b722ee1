import { Fragment } from 'react';

/** A text in which names such as “GSM-7” stay on one line. */
export const WholeNames = ({ text }: { text: string }) => (
  <>
    {text.split(wholeName).map((piece, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{piece}</Fragment>
      ) : (
        <span key={index} data-whole="">
          {piece}
        </span>
      ),
    )}
  </>
);

/** What stays on one line in a text, such as “GSM-7” and “8 s”; for `split`. */
export const wholeName = /\b([A-Z]{3}-\d+|Version \d|\d+ s)\b/;

/** Code that stays on one line although it has a hyphen, such as `Retry-After`. */
export const isWholeCode = (code: string): boolean => /^(?=.*-)\S{1,20}$/.test(code);
