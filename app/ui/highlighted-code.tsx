import { Fragment, type ReactNode } from 'react';

/**
 * Draws code that was coloured at build time: text and `<span class="…">`, nothing else. Our policy
 * forbids turning strings into markup in the browser, so the spans become elements here.
 */
export function HighlightedCode({ html }: { html: string }) {
  return <>{draw(html.split(spanTag)[Symbol.iterator](), 0)}</>;
}

/** Splits into text and tags in turn: of an opening tag stays its class, of a closing one nothing. */
const spanTag = /<(?:span class="([^"<>]*)"|\/span)>/;

function draw(parts: Iterator<string | undefined>, depth: number): ReactNode[] {
  const drawn: ReactNode[] = [];
  for (;;) {
    const text = parts.next().value;
    if (text) drawn.push(...breakable(unescapeText(text), drawn.length));
    const tag = parts.next();
    if (tag.done) return drawn;
    if (tag.value !== undefined)
      drawn.push(
        <span key={drawn.length} className={tag.value}>
          {draw(parts, depth + 1)}
        </span>,
      );
    else if (depth > 0) return drawn;
  }
}

/** A long address goes on below after one of its slashes, not after the spaces before it. */
const breakable = (text: string, key: number): ReactNode[] =>
  text.split(/(?<=\w\/)(?=[\w{])/).map((piece, index) =>
    index === 0 ? (
      piece
    ) : (
      <Fragment key={key + index}>
        <wbr />
        {piece}
      </Fragment>
    ),
  );

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeText = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return signs[name] ?? whole;
  });
