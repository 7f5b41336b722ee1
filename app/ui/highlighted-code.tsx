import { Fragment, type ReactNode } from 'react';

/**
 * Renders code highlighted at build time (text and `<span class>` only). Trusted Types forbid
 * parsing HTML in the browser, so the spans become elements here.
 */
export function HighlightedCode({ html }: { html: string }) {
  return <>{draw(html.split(spanTag)[Symbol.iterator](), 0)}</>;
}

/** Splits into text and class names in turn; a closing tag yields undefined. */
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

/** Lets a long URL break after its slashes. */
const breakable = (text: string, key: number): ReactNode[] =>
  text.split(/(?<=[\w/]\/)(?=[\w{])/).map((piece, index) =>
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
