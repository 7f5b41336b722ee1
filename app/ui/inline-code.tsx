import { Fragment } from 'react';
import { inlineLink } from '#content/inline-links.ts';

/** A sentence in which backticks mark code, with its links. */
export const InlineCode = ({ text }: { text: string }) => (
  <>
    {text
      .split('`')
      .map((part, index) =>
        index % 2 === 0 ? <Linked key={index} text={part} /> : <code key={index}>{part}</code>,
      )}
  </>
);

function Linked({ text }: { text: string }) {
  const [link, name, target] = inlineLink.exec(text) ?? [];
  if (link === undefined) return <Fragment>{text}</Fragment>;
  const [before = ''] = text.split(link, 1);
  return (
    <>
      {before}
      <a href={target}>{name}</a>
      <Linked text={text.slice(before.length + link.length)} />
    </>
  );
}
