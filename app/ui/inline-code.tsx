import { inlineLink } from '#content/inline-links.ts';
import { isWholeCode, WholeNames } from './whole-names.tsx';

/** A sentence in which backticks mark code, with its links. */
export const InlineCode = ({ text }: { text: string }) => (
  <>
    {text.split('`').map((part, index) =>
      index % 2 === 0 ? (
        <Linked key={index} text={part} />
      ) : (
        <code key={index} data-whole={isWholeCode(part) ? '' : undefined}>
          {part}
        </code>
      ),
    )}
  </>
);

function Linked({ text }: { text: string }) {
  const [link, name, target] = inlineLink.exec(text) ?? [];
  if (link === undefined) return <WholeNames text={text} />;
  const [before = ''] = text.split(link, 1);
  return (
    <>
      <WholeNames text={before} />
      <a href={target}>{name}</a>
      <Linked text={text.slice(before.length + link.length)} />
    </>
  );
}
