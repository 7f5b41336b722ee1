import { Fragment, type ReactNode } from 'react';

/** A text whose placeholders are replaced by elements: `{device} at {time}`. */
export const Filled = ({ text, values }: { text: string; values: Record<string, ReactNode> }) =>
  text
    .split(/(\{\w+\})/)
    .map((piece, place) => (
      <Fragment key={place}>
        {/^\{\w+\}$/.test(piece) ? values[piece.slice(1, -1)] : piece}
      </Fragment>
    ));
