import { Fragment } from 'react';

/** A sentence in which backticks mark code. */
export const InlineCode = ({ text }: { text: string }) => (
  <>
    {text
      .split('`')
      .map((part, index) =>
        index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>,
      )}
  </>
);
