import { Fragment, type ReactNode } from 'react';

/** A text with parts of the page where it names them: `{device} at {time}`. */
export const Filled = ({ text, values }: { text: string; values: Record<string, ReactNode> }) =>
  text
    .split(/(\{\w+\})/)
    .map((piece, place) => (
      <Fragment key={place}>
        {/^\{\w+\}$/.test(piece) ? values[piece.slice(1, -1)] : piece}
      </Fragment>
    ));
